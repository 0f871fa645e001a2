import { constants, createCipheriv, createDecipheriv, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal } from './seal';

const pairOf = (modulusLength: number) => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength });
  return { publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'), privateKey };
};

/** Reads a sealed text as the server does, with its private key. */
function open({ privateKey }: ReturnType<typeof pairOf>, { body, key }: ReturnType<typeof seal>) {
  // Node refuses to remove this padding by itself.
  const block = privateDecrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, Buffer.from(key, 'base64'));
  const end = block.indexOf(0, 2);
  const inner = Buffer.from(block.subarray(end + 1).toString(), 'base64');
  const decipher = createDecipheriv('aes-256-ecb', inner, null);
  const text = decipher.update(body, 'base64', 'utf8') + decipher.final('utf8');
  return { begin: [...block.subarray(0, 2)], padding: end - 2, key: inner.toString(), text };
}

test.each([512, 1024, 2048])('the server reads what is sealed with its key of %i bits (§19.35)', (bits) => {
  const pair = pairOf(bits);
  const text = JSON.stringify({ username: '张三', password: 'x'.repeat(40) });
  for (let times = 0; times < 20; times++) {
    const opened = open(pair, seal(pair.publicKey, text));
    expect(opened).toMatchObject({ begin: [0, 2], text });
    expect(opened.key).toMatch(/^[A-Za-z0-9]{32}$/);
    expect(opened.padding).toBe(bits / 8 - 3 - 44);
  }
});

test('the body is AES-256-ECB with PKCS#7, as Base64; each key is another one', () => {
  const { publicKey } = pairOf(512);
  const key = new TextEncoder().encode('abcdefghijklmnopqrstuvwxyz012345');
  const cipher = createCipheriv('aes-256-ecb', key, null);
  // A text of 16 bytes has a block of padding behind it.
  const expected = cipher.update('0123456789abcdef', 'utf8', 'base64') + cipher.final('base64');
  expect(seal(publicKey, '0123456789abcdef', key).body).toBe(expected);
  expect(seal(publicKey, 'x').key).not.toBe(seal(publicKey, 'x').key);
});

test.each([
  ['no key', 'aGVsbG8='],
  ['too short for the key of a body', pairOf(512).publicKey.slice(0, 40)],
])('%s: nothing is sealed', (_name, publicKey) => {
  expect(() => seal(publicKey, 'x')).toThrow();
});
