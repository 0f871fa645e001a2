import type { ProxyOptions } from 'vite';

/**
 * How `dev` and `preview` pass the calls below the API base on to the backend of `VITE_PROXY_TARGET`; nothing where
 * none is set. `VITE_PROXY_STRIP=true` takes the API base off the path: RuoYi's backend has no such prefix.
 *
 * @throws {Error} `VITE_PROXY_STRIP` is neither true nor false
 */
export function backendProxy(env: Readonly<Record<string, string>>, apiBase: string): Record<string, ProxyOptions> {
  const { VITE_PROXY_TARGET: target, VITE_PROXY_STRIP: strip = '' } = env;
  if (!['', 'true', 'false'].includes(strip)) throw new Error(`VITE_PROXY_STRIP="${strip}"：只能是 true 或 false`);
  if (!target) return {};
  const rewrite = (path: string) => path.slice(apiBase.length).replace(/^(?!\/)/, '/');
  return { [apiBase]: { target, changeOrigin: true, ...(strip === 'true' ? { rewrite } : {}) } };
}
