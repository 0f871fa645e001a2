import { downloadZip } from 'client-zip';
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

/** Packs files into an uncompressed zip archive as they arrive (§7.41). Repeated names are numbered. Rejects with errors of `files`. */
export function zipBlobs(files: AsyncIterable<NamedBlob>): Promise<Blob> {
  const unique = uniqueNames();
  let cause: unknown;
  async function* entries() {
    try {
      for await (const { name, blob } of files) yield { name: unique(name), input: blob };
    } catch (error) {
      cause = error;
      throw error;
    }
  }
  // Chromium rejects with an error of its own.
  return downloadZip(entries())
    .blob()
    .catch((error: unknown) => {
      throw cause ?? error;
    });
}
