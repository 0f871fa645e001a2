import { splitExtension } from './safeFileName';

/**
 * Starts a folder of names: each call returns a name that no earlier call returned, `a.txt`, `a (1).txt` …
 * Names that differ in case alone are the same, as they are on most computers.
 */
export function numberNames(): (name: string) => string {
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
