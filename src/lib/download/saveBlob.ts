/** The browser reads the file after the click; nothing tells when it has. */
const REVOKE_AFTER_MS = 60_000;

/** Hands a file to the browser, which saves it under the name. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}
