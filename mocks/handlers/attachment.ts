import { HttpResponse } from 'msw';

const percentEncode = (name: string) =>
  encodeURIComponent(name).replace(/['()*!]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

/** A file as response, named in `download-filename` and `content-disposition` (§14.2). */
export const attachment = (
  name: string,
  type: string,
  content: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
): Response =>
  new HttpResponse(content, {
    headers: {
      'content-type': type,
      'download-filename': percentEncode(name),
      'content-disposition': `attachment; filename*=UTF-8''${percentEncode(name)}`,
    },
  });
