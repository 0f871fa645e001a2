import { expect, test } from 'vitest';
import { readPicture } from './readPicture';

/** A file that begins with these bytes, one a letter. */
const file = (beginning: string, name: string) =>
  new File([Uint8Array.from(beginning, (letter) => letter.charCodeAt(0))], name, { type: 'application/octet-stream' });

test.each([
  ['\xff\xd8\xff\xe1', '照片.JPG', 'image/jpeg', '照片.JPG'],
  ['\xff\xd8\xff\xe0', '照片.jfif', 'image/jpeg', '照片.jpg'],
  ['\xff\xd8\xff\xe0', '照片', 'image/jpeg', '照片.jpg'],
  ['\x89PNG\r\n\x1a\n', '图.jpg', 'image/png', '图.jpg'],
  ['GIF89a', 'a.gif', 'image/gif', 'a.gif'],
  ['BM\x36\x10\x0e\0\0\0\0\0', 'a.bmp', 'image/bmp', 'a.bmp'],
  ['RIFF\x1a\0\0\0WEBPVP8 ', 'a.webp', 'image/webp', 'a.webp'],
  ['\0\0\0\x20ftypavif', 'a.avif', 'image/avif', 'a.avif'],
  ['\0\0\0\x20ftypmif1\0\0\0\0mif1avif', 'a.avif', 'image/avif', 'a.avif'],
  ['<svg xmlns="http://www.w3.org/2000/svg">', 'a.svg', 'image/svg+xml', 'a.svg'],
  ['\xef\xbb\xbf<?xml version="1.0"?>\n<!-- x -->\n<svg>', 'a.svg', 'image/svg+xml', 'a.svg'],
])('%j, called %s, is %s (§14.6)', async (beginning, name, type, stored) => {
  expect(await readPicture(file(beginning, name))).toMatchObject({ type, name: stored });
});

test.each([
  ['\0\0\0\x18ftypheic', 'unshown'],
  ['\0\0\0\x18ftyphevc', 'unshown'],
  ['\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'unshown'],
  ['II*\0', 'unshown'],
  ['MM\0*', 'unshown'],
  ['8BPS', 'unshown'],
  ['PK\x03\x04', 'none'],
  ['BMW', 'none'],
  ['\0\0\0\x18ftypmp42', 'none'],
  ['<html><svg>', 'none'],
  ['', 'none'],
])('%j is %s (§14.6)', async (beginning, problem) => {
  expect(await readPicture(file(beginning, 'a.jpg'))).toBe(problem);
});

test('what cannot be read is none', async () => {
  const gone = Object.assign(file('\xff\xd8\xff', 'a.jpg'), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }),
  });
  expect(await readPicture(gone)).toBe('none');
});
