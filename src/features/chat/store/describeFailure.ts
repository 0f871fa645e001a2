import { CONNECTION_LOST, describeError, OFFLINE } from '@/lib/http/errorMessages';
import { ApiError, NetworkError, TimeoutError } from '@/lib/http/errors';
import { ownValue } from '@/lib/ownValue';
import { BareError } from '../stream/replyEvents';

const TOO_SLOW = '服务响应超时，请稍后重试';
const TOO_LONG = '问题过长';
const WORDS: Readonly<Record<string, string>> = {
  '400': '服务器未能理解问题',
  '401': '助手的访问密钥无效',
  '403': '当前操作没有权限',
  '404': '服务器没有提供问答服务',
  '408': TOO_SLOW,
  '409': '会话正在使用中，请稍后重试',
  '413': TOO_LONG,
  '414': TOO_LONG,
  '429': '提问过于频繁，请稍后重试',
  '504': TOO_SLOW,
};

/** Message about a conversation that the server does not know any more. */
export const GONE = '该会话已不存在';

/**
 * Why a question failed or a reply is incomplete, in words; a number stands in brackets.
 *
 * @param conversationId of the conversation that the question belongs to; empty if it is new
 */
export function describeFailure(error: unknown, conversationId: string): string {
  if (error instanceof NetworkError) return navigator.onLine ? CONNECTION_LOST : OFFLINE;
  if (error instanceof TimeoutError) return '服务长时间没有响应，请稍后重试';
  if (!(error instanceof BareError)) return describeError(error) ?? '';
  const { code: status } = error;
  if (status === '404' && conversationId !== '') return GONE;
  const unknown = status.startsWith('5') ? '服务暂时不可用，请稍后重试' : '请求被拒绝';
  return `${ownValue(WORDS, status) ?? unknown}（${status}）`;
}

/** Whether the server does not know the conversation that was asked for. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === '404';
