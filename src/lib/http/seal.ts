import { ecb } from '@noble/ciphers/aes.js';

/** A text that only the server can read. */
export interface Sealed {
  /** Base64 of AES-256-ECB, with PKCS#7 padding. */
  body: string;
  /** The key of the body, sealed with the server's public key (RSA, PKCS#1 v1.5). */
  key: string;
}

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const KEY_LENGTH = 32;
/** PKCS#1 needs 3 bytes of its own, and 8 of padding. */
const LEAST_PADDING = 11;

const toBytes = (text: string) => new TextEncoder().encode(text);
const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const toNumber = (bytes: Uint8Array) => BigInt(`0x0${toHex(bytes)}`);

/** Random bytes for which `isGood`. Works on pages without TLS, too, unlike `crypto.subtle`. */
function randomBytes(count: number, isGood: (byte: number) => boolean): Uint8Array {
  const found: number[] = [];
  while (found.length < count) found.push(...crypto.getRandomValues(new Uint8Array(count)).filter(isGood));
  return Uint8Array.from(found.slice(0, count));
}

/** A key as the server's own front end makes it: its bytes are letters and digits. */
const randomKey = (): Uint8Array => randomBytes(KEY_LENGTH, (byte) => SIGNS.includes(String.fromCharCode(byte)));

/** Modulus and exponent of a public key in the form of `SubjectPublicKeyInfo`; throws where it is none. */
function readPublicKey(text: string): { modulus: bigint; exponent: bigint; size: number } {
  const der = fromBase64(text);
  let at = 0;
  const take = (count: number) => der.subarray(at, (at += count));
  /** Goes into the next value; gives its length. */
  const enter = (tag: number) => {
    const [found, length = 0] = take(2);
    if (found !== tag) throw new TypeError('not a public key');
    return length < 0x80 ? length : Number(toNumber(take(length & 0x7f)));
  };
  const integer = () => toNumber(take(enter(0x02)));
  enter(0x30);
  take(enter(0x30));
  enter(0x03);
  take(1);
  enter(0x30);
  const [modulus, exponent] = [integer(), integer()];
  return { modulus, exponent, size: Math.ceil(modulus.toString(16).length / 2) };
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  for (let [square, left] = [base % modulus, exponent]; left > 0n; square = (square * square) % modulus, left >>= 1n) {
    if (left & 1n) result = (result * square) % modulus;
  }
  return result;
}

function encryptForServer(publicKey: string, message: Uint8Array): Uint8Array {
  const { modulus, exponent, size } = readPublicKey(publicKey);
  if (size < message.length + LEAST_PADDING) throw new TypeError('the public key is too short');
  const padding = randomBytes(size - message.length - 3, (byte) => byte !== 0);
  const block = Uint8Array.from([0, 2, ...padding, 0, ...message]);
  const hex = power(toNumber(block), exponent, modulus)
    .toString(16)
    .padStart(size * 2, '0');
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

/**
 * Seals a text with a key of its own, which is sealed with the server's (RuoYi-Vue-Plus 5).
 *
 * @param publicKey Base64 of the server's public key; throws where it is none
 */
export function seal(publicKey: string, text: string, key: Uint8Array = randomKey()): Sealed {
  return {
    body: toBase64(ecb(key).encrypt(toBytes(text))),
    key: toBase64(encryptForServer(publicKey, toBytes(toBase64(key)))),
  };
}
