import { WHITELIST } from '@/config/appConfig';
import { linkKind } from '@/lib/link';

const MAX_LENGTH = 2000;

/**
 * The path to return to after the login. `undefined` for another host, a script, or a page that is open to everybody.
 */
export function safeRedirect(target: string | null): string | undefined {
  if (target === null || target.length > MAX_LENGTH) return undefined;
  if (!target.startsWith('/') || linkKind(target) !== 'internal') return undefined;
  const [path = ''] = target.split(/[?#]/);
  return path === '/' || WHITELIST.includes(path) ? undefined : target;
}
