import * as v from 'valibot';

const claimsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ exp: v.pipe(v.number(), v.finite(), v.minValue(0)) }),
);

const fromBase64Url = (text: string) => atob(text.replaceAll('-', '+').replaceAll('_', '/'));

/**
 * The `exp` of a JSON Web Token (RFC 7519), in milliseconds since 1970; `undefined` for other tokens. The signature is
 * not verified.
 */
export function tokenExpiry(token: string): number | undefined {
  const [, payload = '', ...rest] = token.split('.');
  if (rest.length !== 1) return undefined;
  try {
    const found = v.safeParse(claimsSchema, fromBase64Url(payload));
    return found.success ? found.output.exp * 1000 : undefined;
  } catch {
    // The payload is not base64.
    return undefined;
  }
}
