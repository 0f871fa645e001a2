/** Progress of one file, in bytes; `total` is undefined until the server has sent it. */
export interface FileProgress {
  name: string;
  state: 'waiting' | 'running' | 'done' | 'failed';
  loaded: number;
  total: number | undefined;
}

/** The downloaded share of a file, 0 to 1; `undefined` if its size is unknown. */
export function shareOf({ state, loaded, total }: FileProgress): number | undefined {
  if (state === 'done' || state === 'failed') return 1;
  if (state === 'waiting') return 0;
  return total ? Math.min(loaded / total, 1) : undefined;
}

/**
 * The downloaded share of all files, 0 to 1, each file counting alike; `undefined` for a single file of unknown size.
 */
export function overallShare(files: readonly FileProgress[]): number | undefined {
  const shares = files.map(shareOf);
  if (files.length === 1) return shares[0];
  return shares.reduce<number>((sum, share) => sum + (share ?? 0), 0) / files.length;
}
