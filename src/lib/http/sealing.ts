import { dialect } from '@/config/appConfig';
import { loadWithRetry } from '../loadWithRetry';
import { ApiError, type CallInfo } from './errors';

/** Loads the ciphers, which few servers ask for. */
const loadSeal = loadWithRetry(() => import('./seal'));

/** Whether the server wants the body of a call sealed. */
export function isSealed({ url }: Pick<CallInfo, 'url'>): boolean {
  const calls: readonly string[] = dialect().sealed;
  return calls.includes(url);
}

/** The body of a call, sealed where the server wants it so; undefined: it goes as it is. */
export async function sealed(call: CallInfo, json: unknown, publicKey: string) {
  if (publicKey === '' || json === undefined || !isSealed(call)) return undefined;
  const { seal } = await loadSeal();
  try {
    return seal(publicKey, JSON.stringify(json));
  } catch {
    throw new ApiError(call, '', '设置 apiPublicKey 不是有效的公钥，请联系管理员');
  }
}
