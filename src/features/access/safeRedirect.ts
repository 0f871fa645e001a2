import { WHITELIST } from '@/config/appConfig';
import { linkKind } from '@/lib/link';

const MAX_LENGTH = 2000;

/**
 * The place to return to after login, or `undefined` when the remembered target is none inside the app (another host, a
 * script, a page that is open to everybody). No open redirect can pass.
 */
export function safeRedirect(target: string | null): string | undefined {
  if (target === null || target.length > MAX_LENGTH) return undefined;
  if (!target.startsWith('/') || linkKind(target) !== 'internal') return undefined;
  const [path = ''] = target.split(/[?#]/);
  return path === '/' || WHITELIST.includes(path) ? undefined : target;
}
