import type { AppConfig } from '@/config/readConfig';
import type { AddressCodes } from './addressCodes';

/** How somebody comes from another sign-in; an empty value is none that can be used. */
export type Arrival =
  | { from: 'portal'; token: string }
  /** `name`: how the own backend is told of it. */
  | { from: 'provider'; name: 'code' | 'ticket'; value: string; state: string };

type Settings = Pick<AppConfig, 'sso' | 'ssoPortal' | 'ssoTokenName'>;

/** What the settings allow to do with what has come in the address; undefined: nothing. */
export function arrivalOf(codes: AddressCodes, { sso, ssoPortal, ssoTokenName }: Settings): Arrival | undefined {
  const token = ssoPortal ? codes.get(ssoTokenName.toLowerCase()) : undefined;
  if (token !== undefined) return { from: 'portal', token };
  if (sso === 'off' || codes.size === 0) return undefined;
  const name = sso === 'oidc' ? 'code' : 'ticket';
  const [value, state] = [codes.get(name), codes.get('state')];
  // A refusal comes with the state alone.
  return value === undefined && state === undefined
    ? undefined
    : { from: 'provider', name, value: value ?? '', state: state ?? '' };
}
