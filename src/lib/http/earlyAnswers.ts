import axios, {
  AxiosError,
  AxiosHeaders,
  CanceledError,
  type AxiosAdapter,
  type InternalAxiosRequestConfig,
} from 'axios';

/** Milliseconds for which an answer waits to be taken; a captcha, for one, does not last for ever. */
const LIFETIME = 10_000;
/** As the transport sends them. */
const HEADERS = { Accept: 'application/json, text/plain, */*', 'Cache-Control': 'no-cache' };

interface EarlyCall {
  answer: Promise<{ response: Response; text: string } | undefined>;
  giveUp: () => void;
}

const underWay = new Map<string, EarlyCall>();
const keyOf = (url: string, authorization: string) => `${authorization} ${url}`;

/**
 * Sends a GET before the app is there to make it; whoever makes the same call within ten seconds takes its answer, once.
 *
 * @param url with the API base
 */
export function askEarly(url: string, token: string | undefined): void {
  const authorization = token === undefined ? '' : `Bearer ${token}`;
  const headers = { ...HEADERS, ...(authorization === '' ? {} : { Authorization: authorization }) };
  const controller = new AbortController();
  // Whatever keeps it from arriving, the call that wanted to take it is then sent as usual.
  const answer = fetch(url, { headers, signal: controller.signal })
    .then(async (response) => ({ response, text: await response.text() }))
    .catch(() => undefined);
  const key = keyOf(url, authorization);
  underWay.set(key, { answer, giveUp: () => controller.abort() });
  setTimeout(() => underWay.delete(key), LIFETIME);
}

function take({ method, url = '', params, headers }: InternalAxiosRequestConfig): EarlyCall | undefined {
  if (method !== 'get' || params !== undefined) return undefined;
  const key = keyOf(url, String(headers.get('Authorization') ?? ''));
  const call = underWay.get(key);
  underWay.delete(key);
  return call;
}

/** Rejects, and gives the call up, when its caller does or its time is over. */
function untilOver({ signal, timeout = 0 }: InternalAxiosRequestConfig, giveUp: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    const end = (error: Error) => {
      giveUp();
      reject(error);
    };
    signal?.addEventListener?.('abort', () => end(new CanceledError()));
    if (timeout > 0) timer = setTimeout(() => end(new AxiosError('timeout', AxiosError.ETIMEDOUT)), timeout);
  });
  return { over, rest: () => clearTimeout(timer) };
}

/** Takes an answer that was asked for early, else sends the call the usual way. */
export const earlyOrUsual: AxiosAdapter = async (config) => {
  const usual = axios.getAdapter(axios.defaults.adapter);
  const early = take(config);
  if (!early) return usual(config);
  const { over, rest } = untilOver(config, early.giveUp);
  const came = await Promise.race([early.answer, over]).finally(rest);
  if (!came) return usual(config);
  const { response, text: data } = came;
  const { status, statusText } = response;
  return { data, status, statusText, headers: new AxiosHeaders(Object.fromEntries(response.headers)), config };
};
