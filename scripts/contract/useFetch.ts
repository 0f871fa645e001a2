import axios from 'axios';

// Imported before the app's transport, whose axios client copies these defaults. Through `fetch` all calls can be
// recorded, and responses can be blobs, which axios's adapter for Node does not have.
axios.defaults.adapter = 'fetch';
