import { ecb } from '@noble/ciphers/aes.js';

/** The key with which clients seal what this server reads. */
export const PUBLIC_KEY =
  'MFwwDQYJKoZIhvcNAQEBBQADSwAwSAJBANXli/HEP3Qrh58DKtkvCWrMGiwihMAUqVbWQsZiExKQfYDjohle2EJDaf29U32DF/h0IYz46f8ybl4rQTdlVpcCAwEAAQ==';

const MODULUS =
  0xd5e58bf1c43f742b879f032ad92f096acc1a2c2284c014a956d642c6621312907d80e3a2195ed8424369fdbd537d8317f874218cf8e9ff326e5e2b4137655697n;
const PRIVATE_EXPONENT =
  0x2147cf0776067d77cc69445fe55cf93521beacc14e3068c69459501877e809ca22740ba1e545d465d83108a1f096a2523871a07677eb59907961b180d2c46351n;

const toBytes = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  for (let [square, left] = [base % MODULUS, exponent]; left > 0n; square = (square * square) % MODULUS, left >>= 1n) {
    if (left & 1n) result = (result * square) % MODULUS;
  }
  return result;
}

/** Reads a sealed body with the key beside it, as RuoYi-Vue-Plus 5 does; throws where that is not possible. */
export function openSealed(body: string, sealedKey: string): string {
  const hex = Array.from(toBytes(sealedKey), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const block = power(BigInt(`0x${hex}`), PRIVATE_EXPONENT).toString(16);
  // A block is 0, 2, padding, 0 and the text; the first 0 is not written.
  if (!/^2(?:[\da-f]{2})+$/.test(block)) throw new TypeError('not sealed with this key');
  const bytes = (block.slice(1).match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));
  const key = toBytes(String.fromCharCode(...bytes.slice(bytes.indexOf(0) + 1)));
  return new TextDecoder().decode(ecb(key).decrypt(toBytes(body)));
}
