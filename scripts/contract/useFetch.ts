import axios from 'axios';

// Imported before the app's transport, which makes its client from these defaults: through `fetch` every call can be
// recorded, and an answer can be had as a blob, which axios's own transport for Node does not know.
axios.defaults.adapter = 'fetch';
