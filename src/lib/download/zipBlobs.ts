import { makeZip } from 'client-zip';
import { splitExtension } from './fileName';

/**
 * Returns a function that makes names unique: `a.txt`, `a (1).txt` … Names that differ only in case count as equal, as
 * on most computers.
 */
export function uniqueNames(): (name: string) => string {
  const taken = new Set<string>();
  const nextNumbers = new Map<string, number>();
  const keyOf = (name: string) => name.normalize('NFC').toLowerCase();
  return (name) => {
    const [stem, extension] = splitExtension(name);
    let free = name;
    for (let number = nextNumbers.get(keyOf(name)) ?? 1; taken.has(keyOf(free)); number += 1) {
      free = `${stem} (${number})${extension}`;
      nextNumbers.set(keyOf(name), number + 1);
    }
    taken.add(keyOf(free));
    return free;
  };
}

export interface NamedBlob {
  name: string;
  blob: Blob;
}

const CHUNK_BYTES = 1_048_576;

/**
 * Packs files into an uncompressed zip archive as they arrive (§7.41). The archive refers to the
 * files instead of copying them, so each is kept once. Repeated names are numbered. Rejects with errors of `files`.
 */
export async function zipBlobs(files: AsyncIterable<NamedBlob>): Promise<Blob> {
  const unique = uniqueNames();
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
    // client-zip yields each array of a file's content unchanged, so its blob can be used instead of a copy.
    parts.push(sources.get(next.value) ?? Uint8Array.from(next.value));
  }
  return new Blob(parts, { type: 'application/zip' });
}
