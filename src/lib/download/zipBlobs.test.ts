import JSZip from 'jszip';
import { afterEach, expect, test, vi } from 'vitest';
import { type NamedBlob, zipBlobs } from './zipBlobs';

afterEach(() => void vi.restoreAllMocks());

async function* files(...entries: [name: string, content: BlobPart][]): AsyncGenerator<NamedBlob> {
  for (const [name, content] of entries) yield await Promise.resolve({ name, blob: new Blob([content]) });
}

/** Reads the archive with another implementation (JSZip), which verifies the checksums. */
async function contentsOf(archive: Blob) {
  const zip = await JSZip.loadAsync(await archive.arrayBuffer(), { checkCRC32: true });
  const entries = Object.values(zip.files);
  return Promise.all(entries.map(async (entry) => [entry.name, await entry.async('string')]));
}

test('another program reads what was packed (§7.41)', async () => {
  const archive = await zipBlobs(files(['党员名册.csv', '姓名,性别'], ['空.txt', ''], ['😀.txt', 'x']));
  expect(archive.type).toBe('application/zip');
  expect(await contentsOf(archive)).toEqual([
    ['党员名册.csv', '姓名,性别'],
    ['空.txt', ''],
    ['😀.txt', 'x'],
  ]);
});

test('names that occur again are numbered', async () => {
  const archive = await zipBlobs(files(['a.txt', '1'], ['a.txt', '2'], ['A.txt', '3']));
  expect((await contentsOf(archive)).map(([name]) => name)).toEqual(['a.txt', 'a (1).txt', 'A (2).txt']);
});

test('a file larger than any piece that is read at once comes through whole', async () => {
  const content = crypto.getRandomValues(new Uint8Array(65_536));
  const large = new Blob(Array.from({ length: 160 }, () => content));
  const archive = await zipBlobs(
    (async function* () {
      yield await Promise.resolve({ name: 'large.bin', blob: large });
      yield { name: 'small.txt', blob: new Blob(['end']) };
    })(),
  );
  const zip = await JSZip.loadAsync(await archive.arrayBuffer(), { checkCRC32: true });
  expect((await zip.file('large.bin')?.async('uint8array'))?.length).toBe(large.size);
  expect(await zip.file('small.txt')?.async('string')).toBe('end');
});

test('an archive of nothing is an archive', async () => {
  expect(await contentsOf(await zipBlobs(files()))).toEqual([]);
});

/** In Chromium the body of a response whose stream fails rejects with an error of its own. */
const asChromium = () =>
  void vi.spyOn(Response.prototype, 'blob').mockImplementation(async function (this: Response) {
    return this.arrayBuffer().then(
      (content) => new Blob([content]),
      () => Promise.reject(new TypeError('Failed to fetch')),
    );
  });

test.each([
  ['Node', () => undefined],
  ['Chromium', asChromium],
])('rejects with what the files throw, in %s', async (_name, prepare) => {
  prepare();
  const broken = (async function* (): AsyncGenerator<NamedBlob> {
    yield { name: 'a.txt', blob: new Blob(['1']) };
    await Promise.reject(new Error('session over'));
  })();
  await expect(zipBlobs(broken)).rejects.toThrow('session over');
});
