const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Bytes from here on are skipped, because they would make some characters likelier than others. */
const FAIR_BYTES = 256 - (256 % CHARACTERS.length);

/** A random id of letters and digits (§9.23), 32 by default. */
export function createId(length = 32): string {
  let id = '';
  while (id.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < FAIR_BYTES && id.length < length) id += CHARACTERS.charAt(byte % CHARACTERS.length);
    }
  }
  return id;
}
