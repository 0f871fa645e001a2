import { isRecord } from '../isRecord';
import { judgeResponse, readCode } from './envelope';
import { ApiError, type CallInfo } from './errors';
import type { HttpPorts, HttpResponse } from './request';

/** What a server says of a client that it does not know, or that may not sign in with a password. */
const WRONG_CLIENT = /认证权限类型|认证客户端/;

/**
 * Throws what is wrong where the server and the settings of client and key disagree: it refuses a body that is not sealed as if
 * rights were lacking (403), fails without an envelope at one that another key has sealed, and takes a sealed one for
 * broken JSON where it wants none.
 */
export function checkSealing(
  response: HttpResponse,
  call: CallInfo,
  { apiPublicKey = '', ...rules }: HttpPorts['settings'],
): void {
  const verdict = judgeResponse({ ...response, ...call }, rules);
  if (verdict.ok) return;
  const said = verdict.detail || verdict.message;
  const { status, body } = response;
  const isSpringError = status === 500 && isRecord(body) && readCode(body, rules) === undefined;
  if (WRONG_CLIENT.test(said))
    throw new ApiError(call, verdict.code, `服务器不允许本应用登录：请管理员核对设置 clientId（${said}）`);
  const words =
    apiPublicKey === ''
      ? verdict.code === '403' && '服务器未接受未加密的密码：请管理员在设置 apiPublicKey 中填写服务器的公钥'
      : isSpringError
        ? '服务器无法解密：设置 apiPublicKey 与服务器的密钥不符，请联系管理员'
        : /JsonParse|JSON parse error/.test(said) && '服务器没有启用加密：请管理员去掉设置 apiPublicKey';
  if (words) throw new ApiError(call, '', words, { detail: said });
}
