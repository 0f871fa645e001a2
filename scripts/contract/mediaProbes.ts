import { explainFailure, htmlTitle } from './explainFailure';
import { variant, wrong, type Finding } from './Finding';
import type { Session } from './probe';

type Kind = 'image' | 'video';

/** Requests media as `<img>` and `<video>` do: without a token, the video by range requests. */
async function ask({ options }: Session, kind: Kind, id: string): Promise<Finding[]> {
  const url = `${options.base}/stream/${kind}/${encodeURIComponent(id)}`;
  const answer = await fetch(url, kind === 'video' ? { headers: { range: 'bytes=0-' } } : {});
  const type = answer.headers.get('content-type') ?? '';
  if (!answer.ok)
    return [wrong(`HTTP ${answer.status}${answer.status === 401 ? ': a browser sends no token here' : ''}`)];
  if (!type.startsWith(`${kind}/`)) {
    const title = htmlTitle(await answer.text());
    return [
      wrong(`content-type: expected ${kind}/…, came ${type || 'none'}${title === undefined ? '' : ' (an HTML page)'}`),
    ];
  }
  await answer.body?.cancel();
  return kind === 'video' && answer.status !== 206
    ? [variant('no range requests: the whole video loads before its end can be shown')]
    : [];
}

/** Checks GET /stream/image/{id} and /stream/video/{id}, each if its option gives an id. */
export async function probeMedia(session: Session): Promise<void> {
  for (const kind of ['image', 'video'] as const) {
    const call = `GET /stream/${kind}/{id}`;
    const id = session.options[kind];
    if (id === undefined) {
      session.report.skip(call, `give --${kind} ID`);
      continue;
    }
    try {
      session.report.tell(call, await ask(session, kind, id));
    } catch (error) {
      session.report.tell(call, [wrong(await explainFailure(error, session.traffic.last()))]);
    }
  }
}
