import type { FileProgress } from './downloads';

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'];

/** A size for people: `0 B`, `1.5 MB`. */
export function formatSize(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1024 && unit < UNITS.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${unit === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${UNITS[unit]}`;
}

/** How much of a file is there, 0 to 1; `undefined` when its size is not known. */
export function shareOf({ state, loaded, total }: FileProgress): number | undefined {
  if (state === 'done' || state === 'failed') return 1;
  if (state === 'waiting') return 0;
  return total ? Math.min(loaded / total, 1) : undefined;
}

/** How much of all files is there, 0 to 1, each counting alike; `undefined` for a single file of unknown size. */
export function overallShare(files: readonly FileProgress[]): number | undefined {
  const shares = files.map(shareOf);
  if (files.length === 1) return shares[0];
  return shares.reduce<number>((sum, share) => sum + (share ?? 0), 0) / files.length;
}
