import { http, HttpResponse } from 'msw';
import { posterSvg } from '../make/posterSvg';
import { sampleWebm } from '../make/sampleMedia';
import { fail } from './envelopes';
import { forAnyone } from './call';
import { path } from './path';

const IMAGE_COUNT = 24;
const VIDEO_COUNT = 6;

/** Whether this id exists; the ids are 1 to `count`. */
const exists = (id: string, count: number) => /^[1-9]\d?$/.test(id) && Number(id) <= count;

const missing = () => fail(404, '资源不存在', 404);

const image = forAnyone(({ param }) => {
  const id = param('id');
  if (!exists(id, IMAGE_COUNT)) return missing();
  return new HttpResponse(posterSvg('港口党建风采', `图片 ${id}`), { headers: { 'content-type': 'image/svg+xml' } });
});

/** The first and last byte of a range header; `undefined` if the range is invalid. */
function parseRange(range: string, size: number): [first: number, last: number] | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (!from && !to) return undefined;
  const first = from ? Number(from) : Math.max(size - Number(to), 0);
  const last = from && to ? Math.min(Number(to), size - 1) : size - 1;
  return first <= last ? [first, last] : undefined;
}

const video = forAnyone(({ request, param }) => {
  if (!exists(param('id'), VIDEO_COUNT)) return missing();
  const content = sampleWebm();
  const headers = { 'content-type': 'video/webm', 'accept-ranges': 'bytes' };
  const asked = request.headers.get('range');
  if (asked === null) return new HttpResponse(content, { headers });
  const range = parseRange(asked, content.length);
  if (!range) {
    return new HttpResponse(null, { status: 416, headers: { 'content-range': `bytes */${content.length}` } });
  }
  const [first, last] = range;
  return new HttpResponse(content.slice(first, last + 1), {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${first}-${last}/${content.length}` },
  });
});

/** Pictures and videos, without a login, because `<img>` and `<video>` send no token. */
export const media = [http.get(path('/stream/image/:id'), image), http.get(path('/stream/video/:id'), video)];
