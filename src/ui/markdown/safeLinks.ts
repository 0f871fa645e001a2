import { parseUrl } from '@/lib/link';

const ALLOWED = new Set(['http:', 'https:', 'mailto:']);
/** A path of a server; not one of another host, of this page, or out of the base. */
const PATH = /^(?!\/\/)(?![#?])[^\\:]*$/;

/** The absolute URL of a path below the base. */
function below(path: string, base: string): string | undefined {
  const root = parseUrl(`${base.replace(/\/$/, '')}/`);
  const url = root && PATH.test(path) ? parseUrl(path.replace(/^\/+/, ''), root.href) : undefined;
  return root && url?.href.startsWith(root.href) ? url.href : undefined;
}

/**
 * The absolute URL of a link in a text if it is safe (http, https or mailto), else undefined.
 *
 * @param fileBase absolute address below which relative ones lead; without it they lead nowhere
 */
export function safeLink(address: string, fileBase?: string): string | undefined {
  const url = parseUrl(address);
  // Not the original text: a browser would take `https:other/x` for a path on the host of the app.
  if (url) return ALLOWED.has(url.protocol) ? url.href : undefined;
  return fileBase === undefined ? undefined : below(address, fileBase);
}
