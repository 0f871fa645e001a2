import { numberNames } from './numberNames';

/** A file of an archive. */
export interface NamedBlob {
  name: string;
  blob: Blob;
}

/** Bytes that are handed over to the browser at once, which keeps them outside the page's memory. */
const PART = 4_194_304;

async function* numbered(files: AsyncIterable<NamedBlob>) {
  const unique = numberNames();
  for await (const { name, blob } of files) yield { name: unique(name), input: blob, size: blob.size };
}

/**
 * Packs files into a zip archive while they arrive (spec.md section 7): no more than a few megabytes are in the
 * page's memory at once. Contents are stored as they are, names that occur again are numbered. Rejects with
 * whatever `files` throws.
 */
export async function zipBlobs(files: AsyncIterable<NamedBlob>): Promise<Blob> {
  const { makeZip } = await import('client-zip');
  const parts: Blob[] = [];
  let waiting: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const handOver = () => {
    parts.push(new Blob(waiting));
    waiting = [];
    size = 0;
  };
  const reader = makeZip(numbered(files)).getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    waiting.push(new Uint8Array(piece.value));
    size += piece.value.byteLength;
    if (size >= PART) handOver();
  }
  handOver();
  return new Blob(parts, { type: 'application/zip' });
}
