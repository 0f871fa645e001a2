import { makeZip } from 'client-zip';
import { numberNames } from './numberNames';

/** A file of an archive. */
export interface NamedBlob {
  name: string;
  blob: Blob;
}

/** Bytes that are read at a time. */
const CHUNK_BYTES = 1_048_576;

/**
 * Packs files into a zip archive as they arrive (specification, section 7). The archive refers to their contents
 * instead of
 * copying them, so that the browser keeps each file once and the page none of them. Nothing is compressed; names
 * that occur again are numbered. Rejects with whatever `files` throws.
 */
export async function zipBlobs(files: AsyncIterable<NamedBlob>): Promise<Blob> {
  const unique = numberNames();
  const sources = new WeakMap<Uint8Array, Blob>();

  async function* bytesOf(blob: Blob) {
    for (let at = 0; at < blob.size; at += CHUNK_BYTES) {
      const source = blob.slice(at, at + CHUNK_BYTES);
      const bytes = new Uint8Array(await source.arrayBuffer());
      sources.set(bytes, source);
      yield bytes;
    }
  }
  async function* entries() {
    for await (const { name, blob } of files) yield { name: unique(name), input: bytesOf(blob) };
  }

  const reader = makeZip(entries()).getReader();
  const parts: BlobPart[] = [];
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    // Contents come out as the arrays that went in.
    parts.push(sources.get(next.value) ?? Uint8Array.from(next.value));
  }
  return new Blob(parts, { type: 'application/zip' });
}
