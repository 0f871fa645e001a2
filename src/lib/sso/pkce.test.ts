import { afterEach, expect, test, vi } from 'vitest';
import { challengeOf, randomText } from './pkce';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['by WebCrypto', true],
  ['without it, on plain http', false],
])('the challenge of RFC 7636, appendix B, %s (§11.9)', async (_name, isSecure) => {
  if (!isSecure) vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  );
  expect(randomText()).toMatch(/^[\w-]{43}$/);
});
