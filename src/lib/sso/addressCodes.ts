/*
 * What portals and sign-in services put into the address: secrets that whoever reads the history, a log or a referrer
 * could use. This file is the first that the page runs (src/prefetch.ts): nothing is asked, routed or logged before.
 */

/** Taken from each address, whatever the settings; in small letters, as all names here. */
const SECRETS = ['code', 'ticket', 'token', 'access_token', 'id_token', 'refresh_token', 'state'];

/** Comes beside them, and means nothing later. */
const BESIDE = ['error', 'error_description', 'error_uri', 'iss', 'session_state', 'token_type', 'expires_in', 'scope'];

const MAX_LENGTH = 8000;
const USABLE = /^[\x21-\x7e]+$/;

/** Parameters by name, in small letters; empty where the value cannot be one: twice, too long, blanks or line ends. */
export type AddressCodes = ReadonlyMap<string, string>;

function take(query: string, names: readonly string[], found: Map<string, string>): string {
  const pairs = query.split('&').map((pair) => {
    const [name, value] = [...new URLSearchParams(pair)][0] ?? ['', ''];
    return { pair, name: name.toLowerCase(), value };
  });
  if (!pairs.some(({ name }) => names.includes(name))) return query;
  const isTaken = (name: string) => names.includes(name) || BESIDE.includes(name);
  for (const { name, value } of pairs) {
    if (!isTaken(name)) continue;
    const isUsable = !found.has(name) && value.length <= MAX_LENGTH && USABLE.test(value);
    found.set(name, isUsable ? value : '');
  }
  return pairs
    .filter(({ name }) => !isTaken(name))
    .map(({ pair }) => pair)
    .join('&');
}

/** Takes the parameters out of the window's address, in the query and behind `#`, and out of its history. */
function takeFromAddress(names: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const { origin, pathname, search, hash } = window.location;
  // Behind each `?`: there may be one in `#page?…` and in an address within the address.
  const rest = (text: string) => {
    const parts = text.slice(1).split('?');
    const left = parts.map((part) => take(part, names, found)).filter((part, at) => part !== '' || parts[at] === '');
    return left.length === 0 ? '' : text.charAt(0) + left.join('?');
  };
  // With its host, because a path may begin with two slashes.
  const address = origin + pathname + rest(search) + rest(hash);
  if (found.size > 0) window.history.replaceState(window.history.state, '', address);
  return found;
}

/** What the app has written itself, such as the filter of a list, has a state in the history. */
const isFromOutside = () => window.history.state === null;

let taken: ReadonlyMap<string, string> = new Map();
let names = SECRETS;

/** Takes what has come with the page. @param more a name beside the usual ones, from now on */
export function takeCodes(more?: string): void {
  if (more !== undefined) names = [...SECRETS, more.toLowerCase()];
  if (isFromOutside()) taken = new Map([...taken, ...takeFromAddress(names)]);
}

/** Hands on what was taken, once. */
export function handOnCodes(): AddressCodes {
  const codes = taken;
  taken = new Map();
  return codes;
}

takeCodes();
// An address that is typed or opened in the running app; before the router, which listens later. Nobody may use it.
window.addEventListener('popstate', () => void (isFromOutside() && takeFromAddress(names)));
