import type { ProxyOptions } from 'vite';
import { DIALECTS, isBackendKind } from '../src/config/dialects.ts';
import { CLAIMS, DATA_HEADERS, DATA_POLICY, NOT_KEPT, previewPolicy } from './securityHeaders.ts';

/**
 * Asks without what a client claims, and gives responses the headers that they have behind nginx; `policyOf` is the
 * content policy for a content type.
 */
const protect =
  (policyOf: (contentType: string) => string): NonNullable<ProxyOptions['configure']> =>
  (proxy) => {
    proxy.on('proxyReq', (request) => {
      for (const name of CLAIMS) request.removeHeader(name);
    });
    proxy.on('proxyRes', ({ headers }) => {
      const policy = policyOf(headers['content-type'] ?? '');
      for (const [name, value] of Object.entries({ ...DATA_HEADERS, 'Content-Security-Policy': policy })) {
        headers[name.toLowerCase()] = value;
      }
    });
  };

/** Lets no cache keep an answer that says nothing of caches: the browser would still give it out after a sign-out. */
const keepOutOfCaches: NonNullable<ProxyOptions['configure']> = (proxy) => {
  proxy.on('proxyRes', ({ headers }) => {
    if (headers['expires'] === undefined) headers['cache-control'] ??= NOT_KEPT;
  });
};

/** Keeps the session from the file preview, which has no use for it. */
const withoutSession: NonNullable<ProxyOptions['configure']> = (proxy) => {
  proxy.on('proxyReq', (request) => {
    request.removeHeader('cookie');
    request.removeHeader('authorization');
  });
};

function isStripped({
  VITE_PROXY_STRIP: strip = '',
  VITE_BACKEND: backend = '',
}: Readonly<Record<string, string>>): boolean {
  if (!['', 'true', 'false'].includes(strip)) throw new Error(`VITE_PROXY_STRIP="${strip}"：只能是 true 或 false`);
  return strip === '' ? isBackendKind(backend) && DIALECTS[backend].isAtRoot : strip === 'true';
}

/**
 * The proxy of `dev` and `preview`: calls below the API base go to `VITE_PROXY_TARGET`, if it is set, previews to
 * `VITE_PREVIEW_TARGET` or to the same host. `VITE_PROXY_STRIP=true` removes the API base from the path, because RuoYi's
 * backend has no such prefix.
 *
 * @param bases addresses of the API and of the file preview (empty = none)
 * @throws {Error} if `VITE_PROXY_STRIP` is neither true nor false
 */
export function backendProxy(
  env: Readonly<Record<string, string>>,
  { apiBase, previewBase }: Readonly<Record<'apiBase' | 'previewBase', string>>,
): Record<string, ProxyOptions> {
  const { VITE_PROXY_TARGET: target, VITE_PREVIEW_TARGET: previewTarget = target } = env;
  const rewrite = (path: string) => path.slice(apiBase.length).replace(/^(?!\/)/, '/');
  const strip = isStripped(env) ? { rewrite } : {};
  const api: ProxyOptions = {
    changeOrigin: true,
    configure(proxy, options) {
      protect(() => DATA_POLICY)(proxy, options);
      keepOutOfCaches(proxy, options);
    },
    ...strip,
  };
  const preview: ProxyOptions = {
    changeOrigin: true,
    configure(proxy, options) {
      protect(previewPolicy)(proxy, options);
      withoutSession(proxy, options);
    },
  };
  return {
    ...(target && { [apiBase]: { ...api, target } }),
    ...(previewTarget && previewBase && { [`${previewBase}/`]: { ...preview, target: previewTarget } }),
  };
}
