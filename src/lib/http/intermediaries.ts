import { parseUrl } from '../link';
import {
  type CallInfo,
  GatewayExpiredError,
  InterceptedError,
  type IntermediaryError,
  MaintenanceError,
} from './errors';
import { isOffline } from './isOffline';

interface Answer {
  status: number;
  /** The content type. */
  type: string;
  body: unknown;
  /** The header `Retry-After`. */
  retryAfter?: string;
  /** It came from another host than was asked. */
  isElsewhere?: boolean;
}

/** A page says who it is at its beginning. */
const MAX_READ = 50_000;

const HTML_TYPE = /^(?:text\/html|application\/xhtml)/i;
const JSON_TYPE = /json/i;
const MARKUP = /^\uFEFF?\s*<(?:!doctype html|\?xml[^]{0,300}<html|!--|[a-z][a-z\d]*[\s>])/i;

/** The app's own page, which a web server sends for addresses that it does not know. */
const OWN_PAGE = /<div id="root">[^]*<script type="module"/;

const REDIRECTS = [301, 302, 303, 307, 308];
/** With a page, these are no words of the API about a call or a session. */
const SIGN_IN = [401, 407, 511];
/** Web servers say it of paths that they do not know. */
const NOT_FOUND = [404, 410];

const MAINTENANCE = /维护|系统升级|升级中|停机|暂停服务|maintenance|\bbe (?:right )?back\b/i;

const SIGN_IN_TITLE =
  /登[录陆]|统一(?:身份)?认证|身份认证|单点|上网认证|认证(?:系统|平台|中心|网关)|\blog[ -]?[io]n\b|\bsign[ -]?[io]n\b|\bsso\b|\bcas\b|\bvpn\b|authenticat/i;
const SIGN_IN_WORDS = /请您?先?(?:重新)?登[录陆]|重新登[录陆]|(?:登[录陆]|会话)(?:信息)?已?(?:超时|过期|失效)/;
const PASSWORD = /<input\b[^>]*\btype\s*=\s*["']?password/i;
/** A page that leads on by itself: by a form, a refresh or a script. */
const LEADS_ON = [
  /\bname\s*=\s*["']?(?:SAMLRe(?:quest|sponse)|wresult)/i,
  /http-equiv\s*=\s*["']?refresh["'\s][^>]*url\s*=/i,
  /<script\b[^>]*>[^<]*\blocation(?:\.href\s*=|\s*=[^=]|\.(?:replace|assign)\()/i,
];

/** What devices call the number of an event, and the number. */
const NUMBER =
  /(?:(?:event|incident|support|request|trace|ray|reference|transaction|block|case|log)[\s_-]*(?:id|no\.?|number|code)|\breference|\buuid|(?:事件|请求|拦截|日志|追踪|跟踪|阻断|攻击|参考|流水|防护|记录)的?\s*(?:编号|ID|号|标识)|(?<!备案)编号)[\s"'’:：#=]*(?:(?:is|是|为)[\s"'’:：#=]+)?(\w[\w.+/=-]{2,63})/gi;

const ENTITIES = new Map([
  ['nbsp', ' '],
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
]);

/** The words of HTML, those of its comments and scripts too. */
const wordsOf = (html: string): string =>
  html
    .replace(/<!--|-->|<[^<>]*>/g, ' ')
    .replace(/&#(\d{1,5});/g, (_sign, code: string) => String.fromCharCode(Number(code)))
    .replace(/&([a-z]+);/g, (sign, name: string) => ENTITIES.get(name) ?? sign)
    .replace(/\s+/g, ' ')
    .trim();

const headingsOf = (html: string): string[] =>
  [...html.matchAll(/<(title|h[12])\b[^>]*>([^]{0,500}?)<\/\1>/gi)].map(([, , text = '']) => wordsOf(text));

function numberIn(html: string, status: number): string {
  const found = [...wordsOf(html).matchAll(NUMBER)].map(([, number = '']) => number.replace(/\.$/, ''));
  return found.find((number) => /\d/.test(number) && number !== String(status)) ?? '';
}

/** Whether a body is a page: by its beginning, or a refusal of which the header says so. */
function isPage(answer: Answer): answer is Answer & { body: string } {
  const { status, type, body } = answer;
  if (typeof body !== 'string' || body.trim() === '' || JSON_TYPE.test(type)) return false;
  return MARKUP.test(body) || (HTML_TYPE.test(type) && status >= 400);
}

/**
 * Recognises an answer that is not the API's although the call wants JSON (or a file): a page of a firewall, a proxy or a
 * sign-in gateway, or a redirect. What this means stands here alone.
 *
 * @returns undefined: it is the API's, or the app's own page
 */
export function intermediaryError(call: CallInfo, answer: Answer): IntermediaryError | undefined {
  const { status, isElsewhere = false, retryAfter } = answer;
  if (REDIRECTS.includes(status)) return new GatewayExpiredError(call, status);
  // A file above a limit is told by its own words, whoever has the limit.
  if (!isPage(answer) || (status === 413 && call.sendsFile)) return undefined;
  const html = answer.body.slice(0, MAX_READ);
  if (OWN_PAGE.test(html)) return undefined;
  const headings = headingsOf(html);
  const maintenance = headings.find((heading) => MAINTENANCE.test(heading));
  if (maintenance !== undefined) return new MaintenanceError(call, status, maintenance, html, retryAfter);
  const wantsSignIn =
    isElsewhere ||
    SIGN_IN.includes(status) ||
    PASSWORD.test(html) ||
    headings.some((heading) => SIGN_IN_TITLE.test(heading)) ||
    SIGN_IN_WORDS.test(wordsOf(html)) ||
    (status < 300 && LEADS_ON.some((sign) => sign.test(html)));
  if (wantsSignIn) return new GatewayExpiredError(call, status, html);
  const number = numberIn(html, status);
  return NOT_FOUND.includes(status) && number === ''
    ? undefined
    : new InterceptedError(call, status, number, html, retryAfter);
}

/** Milliseconds that a question to what stands between may take. */
const PATIENCE_MS = 3000;

/** Asks an address without following redirects; undefined where no answer comes. */
const askWithoutRedirects = (url: string): Promise<Response | undefined> =>
  fetch(url, { redirect: 'manual', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
    () => undefined,
  );

const statusOf = ({ type, status }: Response): number => (type === 'opaqueredirect' ? 302 : status);

/**
 * Asks whether a gateway redirects the calls of the app, after one was lost: browsers hide a redirect to another host,
 * and say no more than that there was no answer.
 */
export async function hiddenRedirect(call: CallInfo, apiBase: string): Promise<GatewayExpiredError | undefined> {
  if (typeof location === 'undefined' || isOffline()) return undefined;
  const url = parseUrl(`${apiBase}/`, location.href);
  if (url?.origin !== location.origin) return undefined;
  const answer = await askWithoutRedirects(url.href);
  // What is not read the browser aborts, and logs as a failed request.
  await answer?.text().catch(() => '');
  return answer && REDIRECTS.includes(statusOf(answer)) ? new GatewayExpiredError(call) : undefined;
}

/** Asks what came in place of a chunk that could not be loaded. */
export async function intermediaryAtChunk(told: string): Promise<IntermediaryError | undefined> {
  // Browsers and Vite name it at the end.
  const address = told.slice(told.lastIndexOf(' ') + 1);
  const url = parseUrl(address, typeof location === 'undefined' ? undefined : location.href);
  if (!url || !address.includes('/') || isOffline()) return undefined;
  const answer = await askWithoutRedirects(url.href);
  if (!answer) return undefined;
  const call: CallInfo = { method: 'GET', url: url.pathname, token: undefined };
  const body = await answer.text().catch(() => '');
  return intermediaryError(call, { status: statusOf(answer), type: answer.headers.get('content-type') ?? '', body });
}
