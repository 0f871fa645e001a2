/**
 * The object URL is revoked only after this time, because the browser reads the file after the click and does not
 * report when it has finished.
 */
const REVOKE_AFTER_MS = 60_000;

export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}
