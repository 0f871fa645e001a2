import { crc32 } from './crc32';
import { numberNames } from './numberNames';

/** A file of an archive. */
export interface NamedBlob {
  name: string;
  blob: Blob;
}

/** What the plain zip format can count to; beyond it lies another one that not every program reads. */
const MOST_BYTES = 0xffffffff;
const MOST_FILES = 0xffff;

const VERSION = 20;
const UTF8_NAMES = 0x0800;

const encoder = new TextEncoder();

/** Little-endian numbers, each `[width in bytes, value]`. */
function numbers(...fields: [width: 2 | 4, value: number][]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(fields.reduce((sum, [width]) => sum + width, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [width, value] of fields) {
    if (width === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += width;
  }
  return bytes;
}

/** Date and time as MS-DOS kept them, to two seconds. */
function dosTime(moment: Date): [time: number, date: number] {
  const time = (moment.getHours() << 11) | (moment.getMinutes() << 5) | (moment.getSeconds() >> 1);
  const date = ((moment.getFullYear() - 1980) << 9) | ((moment.getMonth() + 1) << 5) | moment.getDate();
  return [time, date];
}

/**
 * Packs files into a zip archive as they arrive (spec.md section 7). The archive refers to their contents instead of
 * copying them, so that the browser keeps each file once and the page none of them. Nothing is compressed; names
 * that occur again are numbered. Rejects with whatever `files` throws, and when there is more than 4 GB of them.
 */
export async function zipBlobs(files: AsyncIterable<NamedBlob>): Promise<Blob> {
  const unique = numberNames();
  const [time, date] = dosTime(new Date());
  const contents: BlobPart[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  let directorySize = 0;

  for await (const { name, blob } of files) {
    const nameBytes = encoder.encode(unique(name));
    const sum = await crc32(blob);
    const common: [2 | 4, number][] = [
      ...([
        [2, VERSION],
        [2, UTF8_NAMES],
        [2, 0],
        [2, time],
        [2, date],
      ] satisfies [2, number][]),
      ...([
        [4, sum],
        [4, blob.size],
        [4, blob.size],
      ] satisfies [4, number][]),
      ...([
        [2, nameBytes.length],
        [2, 0],
      ] satisfies [2, number][]),
    ];
    const header = numbers([4, 0x04034b50], ...common);
    const entry = numbers([4, 0x02014b50], [2, VERSION], ...common, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]);
    contents.push(header, nameBytes, blob);
    directory.push(entry, nameBytes);
    offset += header.length + nameBytes.length + blob.size;
    directorySize += entry.length + nameBytes.length;
    if (offset + directorySize > MOST_BYTES || directory.length / 2 > MOST_FILES) throw new Error('文件过大，无法打包');
  }

  const count = directory.length / 2;
  const end = numbers([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, directorySize], [4, offset], [2, 0]);
  return new Blob([...contents, ...directory, end], { type: 'application/zip' });
}
