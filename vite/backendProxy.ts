import type { ProxyOptions } from 'vite';
import { API_HEADERS } from './securityHeaders.ts';

/** Gives the backend's responses the headers that they have behind nginx. */
const protect: NonNullable<ProxyOptions['configure']> = (proxy) => {
  proxy.on('proxyRes', ({ headers }) => {
    for (const [name, value] of Object.entries(API_HEADERS)) headers[name.toLowerCase()] = value;
  });
};

/**
 * The proxy of `dev` and `preview`: calls below the API base go to `VITE_PROXY_TARGET`, if it is set.
 * `VITE_PROXY_STRIP=true` removes the API base from the path, because RuoYi's backend has no such prefix.
 *
 * @throws {Error} if `VITE_PROXY_STRIP` is neither true nor false
 */
export function backendProxy(env: Readonly<Record<string, string>>, apiBase: string): Record<string, ProxyOptions> {
  const { VITE_PROXY_TARGET: target, VITE_PROXY_STRIP: strip = '' } = env;
  if (!['', 'true', 'false'].includes(strip)) throw new Error(`VITE_PROXY_STRIP="${strip}"：只能是 true 或 false`);
  if (!target) return {};
  const rewrite = (path: string) => path.slice(apiBase.length).replace(/^(?!\/)/, '/');
  return { [apiBase]: { target, changeOrigin: true, configure: protect, ...(strip === 'true' ? { rewrite } : {}) } };
}
