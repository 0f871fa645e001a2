const base64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A random text of 43 characters. */
export const randomText = (): string => base64Url(crypto.getRandomValues(new Uint8Array(32)));

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  // Browsers have it on https and on the own machine only.
  const subtle = (crypto as Partial<Crypto>).subtle;
  if (subtle) return new Uint8Array(await subtle.digest('SHA-256', bytes));
  return (await import('@noble/hashes/sha2.js')).sha256(bytes);
}

/** The challenge of a verifier by the method S256 of RFC 7636. */
export const challengeOf = async (verifier: string): Promise<string> =>
  base64Url(await sha256(new TextEncoder().encode(verifier)));
