import axios from 'axios';

// Import this before the app's transport, whose axios client copies these defaults. With the `fetch` adapter all
// calls can be recorded, and responses can be blobs, which axios's adapter for Node does not support.
axios.defaults.adapter = 'fetch';
