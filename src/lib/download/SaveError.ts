/** A file cannot be saved, for a reason in words for users. Apart from `saveBlob`, because describing errors belongs to the first screen. */
export class SaveError extends Error {
  override name = 'SaveError';
}
