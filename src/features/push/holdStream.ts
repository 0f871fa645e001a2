import { ownKey } from '@/lib/storage/ownKeys';
import { appConfig, dialect } from '@/config/appConfig';
import { sendByFetch } from '@/lib/http/request';
import { createCallSignal } from '@/lib/http/signals';
import { onReconnect } from '@/lib/onReconnect';
import { pause } from '@/lib/pause';
import { noticeAdded } from '@/state/notices/noticesSlice';
import { recordsChanged } from '@/state/server/recordsChanged';
import type { AppThunk } from '@/state/storeTypes';
import { selectToken } from '@/state/user/userSlice';
import { createLineSplitter } from '@/lib/createLineSplitter';

/** Longer messages are cut. */
const MAX_LENGTH = 500;
/** More without the end of an event is no message. */
const MAX_PENDING = 100_000;

/**
 * Yields the messages of an event stream, one string for each event: its `data:` lines, joined by line ends. Comments,
 * ids and empty events are left out. Throws where an event does not end.
 */
async function* readMessages(body: ReadableStream<Uint8Array>, onBytes: () => void): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const splitter = createLineSplitter();
  let data: string[] = [];
  let pending = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onBytes();
    pending += value.length;
    for (const line of splitter.push(decoder.decode(value, { stream: true }))) {
      const [, part] = /^data: ?(.*)$/.exec(line) ?? [];
      if (part !== undefined) data.push(part);
      if (line !== '') continue;
      const text = data.join('\n').trim();
      if (text !== '') yield text.slice(0, MAX_LENGTH);
      data = [];
      pending = 0;
    }
    if (pending > MAX_PENDING) throw new RangeError('an event of the stream does not end');
  }
}

/** So long before each opening: the server, which keeps one stream a session, must have seen the end of the former. */
const BEFORE_MS = 1_000;
/** Pauses after failures double up to the longest. */
const LONGEST_MS = 5 * 60_000;
/** A stream that has been there for this long was none that failed. */
const STEADY_MS = 10_000;
/** A stream without a byte for this long may be dead; nginx cuts it after 90 s. */
const SILENCE_MS = 120_000;

/** How a stream ended: the server has none for this session, it failed, or it was there. */
type Outcome = 'none' | 'failed' | 'ended';

/** What is out of date with a message: its usual cause is a new notice. */
const NOTICES = ['/system/notice', '/system/notice/list'];

/** What the server itself says after each sign-in, in another product's name; the app has greeted. */
const GREETING = /^欢迎登录RuoYi/;

/** Tells a message: a text of anybody, for any signed-in user may send one. */
const tell =
  (text: string): AppThunk<void> =>
  (dispatch, _getState, { toast }) => {
    dispatch(recordsChanged(NOTICES));
    if (GREETING.test(text)) return;
    dispatch(noticeAdded({ text }));
    toast.info('收到消息', text);
  };

/** Opens the stream once, and tells its messages until it ends. */
const listen =
  (token: string, stopped: AbortSignal): AppThunk<Promise<Outcome>> =>
  async (dispatch) => {
    const path = dialect().calls.push;
    const { signal, allow, release } = createCallSignal([stopped]);
    const heard = () => allow(SILENCE_MS);
    const opened = performance.now();
    try {
      heard();
      const call = { method: 'GET', url: path, token };
      const headers = { Accept: 'text/event-stream' };
      const response = await sendByFetch({ call, url: appConfig.apiBase + path, body: undefined, headers }, { signal });
      const isStream = response.headers.get('content-type')?.includes('event-stream') === true;
      // An envelope says that there is no such call, or no session: other calls tell of that.
      if (!isStream || !response.ok || !response.body)
        return response.status === 200 || response.status === 404 ? 'none' : 'failed';
      for await (const text of readMessages(response.body, heard)) dispatch(tell(text));
    } catch {
      // Cut, silent or stopped: it is opened again, unless it was stopped.
    } finally {
      release();
    }
    return performance.now() - opened < STEADY_MS ? 'failed' : 'ended';
  };

/**
 * Receives what the server pushes (`GET /resource/sse`) until the session ends. The server keeps one stream a session,
 * so the window that was shown last holds it: it says so to the others, which let go of theirs.
 */
export const holdStream =
  (ended: AbortSignal): AppThunk<void> =>
  (dispatch, getState) => {
    const token = selectToken(getState());
    if (token === undefined || ended.aborted) return;
    const windows = new BroadcastChannel(ownKey('push'));
    let held: AbortController | undefined;
    const letGo = () => {
      held?.abort();
      held = undefined;
    };
    const keepOpen = async (stopped: AbortSignal) => {
      for (let failures = 0; ;) {
        await pause(Math.min(BEFORE_MS * 2 ** failures, LONGEST_MS), stopped);
        const outcome = stopped.aborted ? 'none' : await dispatch(listen(token, stopped));
        if (outcome === 'none') return;
        failures = outcome === 'failed' ? failures + 1 : 0;
      }
    };
    const take = () => {
      if (document.hidden || held) return;
      windows.postMessage(token);
      held = new AbortController();
      void keepOpen(held.signal);
    };
    const takeAnew = () => {
      letGo();
      take();
    };
    windows.onmessage = ({ data }) => {
      if (data === token) letGo();
    };
    document.addEventListener('visibilitychange', take, { signal: ended });
    const stop = onReconnect(takeAnew);
    ended.addEventListener('abort', () => {
      letGo();
      windows.close();
      stop();
    });
    take();
  };
