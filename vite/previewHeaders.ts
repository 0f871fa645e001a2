import type { Plugin } from 'vite';
import { DATA_HEADERS, NOT_KEPT, securityHeaders } from './securityHeaders.ts';

/** The app's own files, and its paths in history mode, as `deploy/nginx.conf` names them. */
const APP = /^\/dzb\/(?:static\/|index\.html$|unsupported\.js$|favicon\.svg$|[^.]*$)/;

interface Served {
  imageHosts: readonly string[];
  apiBase: string;
  previewBase: string;
}

/** Gives responses of `vite preview` the headers that they have behind nginx: those of data, but for the app's own files. */
export function previewHeaders({ imageHosts, apiBase, previewBase }: Served): Plugin {
  const data = [apiBase, previewBase].filter((base) => base !== '');
  const isApp = (path: string) => APP.test(path) && !data.some((base) => path.startsWith(`${base}/`));
  return {
    name: 'preview-headers',
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { pathname, hostname } = new URL(request.url ?? '/', `http://${request.headers.host}`);
        const headers = isApp(pathname)
          ? securityHeaders(hostname, imageHosts)
          : { ...DATA_HEADERS, 'Cache-Control': NOT_KEPT };
        response.setHeaders(new Map(Object.entries(headers)));
        next();
      });
    },
  };
}
