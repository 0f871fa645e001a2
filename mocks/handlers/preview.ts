import { http, HttpResponse } from 'msw';
import { previewPolicy } from '../../vite/securityHeaders';
import { OSS_FILES, type OssFile } from '../db/files/ossFiles';
import { framePageHtml } from '../make/framePageHtml';
import { forAnyone } from './call';

const HTML = 'text/html;charset=utf-8';

/** Reads the beginning of a stream. */
async function firstChunkOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return new TextDecoder().decode(value);
}

const cellsOf = (line: string) => line.split(',').map((cell) => cell.replace(/^"|"$/g, ''));

/** The content of a file, and its type, as a browser shows it: a table for CSV, the beginning of what is long. */
async function previewOf({ name, type, content }: OssFile) {
  const made = content();
  if (made instanceof ReadableStream) return { type, body: await firstChunkOf(made) };
  if (typeof made !== 'string' || !type.startsWith('text/csv')) return { type, body: made };
  const [columns = [], ...rows] = made
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/)
    .map(cellsOf);
  return { type: HTML, body: framePageHtml({ title: name, columns, rows }) };
}

const show = (type: string, body: string | Uint8Array<ArrayBuffer>, status = 200) =>
  new HttpResponse(body, { status, headers: { 'content-type': type, 'content-security-policy': previewPolicy(type) } });

/** The file preview, without a login, because frames send no token. */
export const preview = [
  http.get(
    '*/dzb/preview/:name',
    forAnyone(async ({ param }) => {
      const file = OSS_FILES.find(({ name }) => name === param('name'));
      if (!file) return show(HTML, framePageHtml({ title: '文件不存在', columns: [], rows: [] }), 404);
      const { type, body } = await previewOf(file);
      return show(type, body);
    }),
  ),
];
