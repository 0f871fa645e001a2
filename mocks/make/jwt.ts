import * as v from 'valibot';

const claimsSchema = v.pipe(v.string(), v.parseJson(), v.object({ exp: v.number() }));

const encode = (part: object) =>
  btoa(JSON.stringify(part)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** A JSON Web Token with a lifetime in milliseconds and a random signature. */
export function makeJwt(username: string, lifetime: number): string {
  const now = Date.now();
  const times = { iat: Math.floor(now / 1000), exp: Math.floor((now + lifetime) / 1000) };
  return [{ alg: 'HS256', typ: 'JWT' }, { sub: username, ...times }, { chance: crypto.randomUUID() }]
    .map(encode)
    .join('.');
}

/** Whether a token has expired; a token without `exp` never does. */
export function isOver(token: string): boolean {
  const [, payload = ''] = token.split('.');
  const found = v.safeParse(claimsSchema, atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  return found.success && found.output.exp * 1000 <= Date.now();
}
