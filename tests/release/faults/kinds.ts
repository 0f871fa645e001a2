/** A way in which a response fails (`mocks/faults.ts`), and the message that the user gets. */
export interface Fault {
  kind: string;
  /** `undefined` = no message. */
  says: string | RegExp | undefined;
}

const NETWORK = '未可知错误，可能是因为后端不支持跨域CORS、接口地址不存在等问题引起（Network Error）';
/** The mocks' page is that of a sign-in gateway. */
const GATEWAY = '登录网关已过期，请重新加载页面';
const DOWNLOAD_FAILED = '下载文件出现错误，请联系管理员！';
const DOWNLOAD_UNKNOWN = '系统未知错误，请反馈给管理员';

/** Each status takes one way through the app, so two of the error table stand for all (§8.1 to §8.16). */
const STATUS_FAULTS: readonly Fault[] = [
  { kind: '503', says: '服务不可用，服务器暂时过载或维护' },
  { kind: 'code500', says: '服务器发生错误' },
];

export const FORBIDDEN: Fault = { kind: '403', says: '用户得到授权，但是访问是被禁止的' };
/** A refusal without a session, which is told by the table. */
export const REFUSED: Fault = { kind: '401', says: '用户没有权限(令牌失效、用户名、密码错误、登录过期)' };
/** The end of a session, which the login page tells. */
export const EXPIRED: Fault = { kind: '401', says: '登录状态已过期，请重新登录。' };

const timeoutOf = (limit: number) => `请求超时，请稍后重试（timeout of ${limit}ms exceeded）`;
const all = (kinds: readonly string[], says: Fault['says']): Fault[] => kinds.map((kind) => ({ kind, says }));

/**
 * Faults of a call that reads JSON, after which the user stays on the page.
 *
 * @param shape message for a body of the wrong shape
 * @param limit milliseconds that the call waits for its response
 */
export const queryFaults = (shape: string | RegExp, limit = 10_000): Fault[] => [
  { kind: 'html', says: GATEWAY },
  { kind: 'wrong', says: shape },
  ...STATUS_FAULTS,
  { kind: 'reset', says: NETWORK },
  { kind: 'hang', says: timeoutOf(limit) },
];

/**
 * Faults of a call that changes data. `truncated`, `empty` and `wrong` are left out, because the mocks make the change
 * before they spoil the response.
 */
export const mutationFaults = (): Fault[] => [
  { kind: 'html', says: GATEWAY },
  ...STATUS_FAULTS,
  { kind: 'reset', says: NETWORK },
  { kind: 'hang', says: timeoutOf(10_000) },
];

/** Faults of a download (§8.17). */
export const fileFaults = (): Fault[] => [
  { kind: '403', says: '当前操作没有权限' },
  { kind: '404', says: '访问资源不存在' },
  ...all(['503', 'code500'], DOWNLOAD_UNKNOWN),
  { kind: 'html', says: `下载失败：${GATEWAY}` },
  { kind: 'empty', says: '下载失败：文件为空（0 字节）' },
  ...all(['truncated', 'reset'], `${DOWNLOAD_FAILED}（Network Error）`),
  { kind: 'hang', says: `${DOWNLOAD_FAILED}（timeout of 120000ms exceeded）` },
];

const FLOW = '接口返回格式不正确：GET /difyProxy/getAnswerFlowChat，内容不是有效的 JSON';

/** Reasons in the banner of the chat (§8.24). */
export const STREAM_FAULTS: readonly Fault[] = [
  { kind: '400', says: '服务器未能理解问题（400）' },
  { kind: '503', says: '服务暂时不可用，请稍后重试（503）' },
  { kind: 'code500', says: '服务器发生错误' },
  { kind: 'html', says: GATEWAY },
  { kind: 'wrong', says: FLOW },
  { kind: 'reset', says: '网络连接中断，请稍后重试' },
  { kind: 'hang', says: '服务长时间没有响应，请稍后重试' },
];

/** Streams that break off after the first words, of which the records do not give the rest either; the reasons as above. */
export const LOST_STREAMS: readonly Fault[] = [
  { kind: 'errorEvent', says: '模型服务暂时不可用' },
  { kind: 'truncated,getConversationRecords:500', says: '网络连接中断，请稍后重试' },
  { kind: 'stall,getConversationRecords:500', says: '服务长时间没有响应，请稍后重试' },
];
