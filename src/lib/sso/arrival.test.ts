import { expect, test } from 'vitest';
import { arrivalOf } from './arrival';

const OFF = { sso: 'off', ssoPortal: false, ssoTokenName: 'token' } as const;
const OIDC = { ...OFF, sso: 'oidc' } as const;
const CAS = { ...OFF, sso: 'cas' } as const;
const PORTAL = { ...OFF, ssoPortal: true } as const;
const CODES = { code: 'c', ticket: 't', token: 'k', state: 's' };

test.each([
  ['all off', OFF, CODES, undefined],
  ['a portal', PORTAL, CODES, { from: 'portal', token: 'k' }],
  [
    'a portal by another name',
    { ...PORTAL, ssoTokenName: 'accessToken' },
    { accesstoken: 'a' },
    { from: 'portal', token: 'a' },
  ],
  ['a portal, nothing for it', PORTAL, { code: 'c', state: 's' }, undefined],
  ['a portal, nothing usable', PORTAL, { token: '' }, { from: 'portal', token: '' }],
  ['OIDC', OIDC, CODES, { from: 'provider', name: 'code', value: 'c', state: 's' }],
  ['OIDC, a refusal', OIDC, { state: 's', error: 'x' }, { from: 'provider', name: 'code', value: '', state: 's' }],
  ['OIDC, nothing for it', OIDC, { token: 'k', ticket: 't' }, undefined],
  ['CAS', CAS, CODES, { from: 'provider', name: 'ticket', value: 't', state: 's' }],
  [
    'CAS beside a portal',
    { ...CAS, ssoPortal: true },
    { ticket: 't' },
    { from: 'provider', name: 'ticket', value: 't', state: '' },
  ],
  ['nothing', { ...OIDC, ssoPortal: true }, {}, undefined],
])('%s (§11.8)', (_name, settings, codes, arrival) => {
  expect(arrivalOf(new Map(Object.entries(codes)), settings)).toEqual(arrival);
});
