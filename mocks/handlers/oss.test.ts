import { crc32 } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { resetDb } from '../db/db';
import { OSS_FILES } from '../db/files/ossFiles';
import { ask, send, signIn } from '../testing/client';

let token: string;

beforeEach(async () => {
  resetDb();
  token = await signIn('clerk');
});

describe('download', () => {
  test.each(OSS_FILES.map(({ name }) => name))('gives %s with its name', async (name) => {
    const response = await send(`/system/oss/download/${encodeURIComponent(name)}`, { token });
    expect(decodeURIComponent(response.headers.get('download-filename') ?? '')).toBe(name);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''[\w.%-]+$/);
    await response.body?.cancel();
  });

  test('says when there is no such file', async () => {
    expect(await ask('/system/oss/download/gone.txt', { token })).toEqual({ code: 404, msg: '文件不存在' });
  });

  test('gives a PDF whose cross-reference table is right', async () => {
    const name = encodeURIComponent('党支部工作手册.pdf');
    const text = await (await send(`/system/oss/download/${name}`, { token })).text();
    const table = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    expect(text.slice(table, table + 4)).toBe('xref');
    const offsets = [...text.matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset));
    offsets.forEach((offset, index) => expect(text.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj`)));
  });
});

test('a list of files is posted as JSON and comes as CSV', async () => {
  const response = await send('/system/oss/export', { token, json: { names: ['党员名册.csv'] } });
  expect((await response.text()).trim().split('\r\n')).toHaveLength(2);
  expect(await ask('/system/oss/export', { token, json: { names: ['gone'] } })).toMatchObject({ code: 500 });
});

/** The names of the files in an uncompressed ZIP, read from its central directory; throws when a checksum is wrong. */
function readZip(archive: Uint8Array<ArrayBuffer>): string[] {
  const view = new DataView(archive.buffer);
  const end = archive.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  let entry = view.getUint32(end + 16, true);
  return Array.from({ length: view.getUint16(end + 10, true) }, () => {
    const size = view.getUint32(entry + 24, true);
    const nameLength = view.getUint16(entry + 28, true);
    const name = new TextDecoder().decode(archive.subarray(entry + 46, entry + 46 + nameLength));
    const start = view.getUint32(entry + 42, true) + 30 + nameLength;
    expect(crc32(archive.subarray(start, start + size))).toBe(view.getUint32(entry + 16, true));
    entry += 46 + nameLength;
    return name;
  });
}

test('the archive names the data source and is valid', async () => {
  const response = await send('/system/oss/zip', { token, headers: { datasource: 'slave' } });
  const [first, ...rest] = readZip(new Uint8Array(await response.arrayBuffer()));
  expect(first).toBe('数据源-slave.txt');
  expect(rest).toEqual(OSS_FILES.map(({ name }) => name).filter((name) => !name.endsWith('.log')));
});

describe('media', () => {
  test('are given without a token', async () => {
    const image = await send('/stream/image/1');
    expect(image.headers.get('content-type')).toBe('image/svg+xml');
    const video = await send('/stream/video/1');
    expect(video.headers.get('content-type')).toBe('video/webm');
  });

  test.each(['/stream/image/0', '/stream/image/25', '/stream/video/7', '/stream/video/abc'])(
    '%s is missing',
    async (path) => {
      const response = await send(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 404 });
    },
  );

  test.each([
    ['bytes=0-3', 206, 'bytes 0-3/958', 4],
    ['bytes=950-', 206, 'bytes 950-957/958', 8],
    ['bytes=-8', 206, 'bytes 950-957/958', 8],
    ['bytes=958-', 416, 'bytes */958', 0],
    ['lines=1-2', 416, 'bytes */958', 0],
  ])('a video is given in parts: %s', async (range, status, contentRange, length) => {
    const response = await send('/stream/video/1', { headers: { range } });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect((await response.arrayBuffer()).byteLength).toBe(length);
  });
});
