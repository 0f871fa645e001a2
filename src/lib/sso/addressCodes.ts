/*
 * What portals and sign-in services put into the address: secrets that whoever reads the history, a log or a referrer
 * could use. This file is the first that the page runs (src/prefetch.ts): nothing is asked, routed or logged before.
 */

/** Taken from each address, whatever the settings. */
const SECRETS = ['code', 'ticket', 'token', 'access_token', 'state'];

/** Comes beside them, and means nothing later. */
const BESIDE = [
  ...['error', 'error_description', 'error_uri', 'iss', 'session_state', 'id_token', 'refresh_token'],
  ...['token_type', 'expires_in', 'scope'],
];

const MAX_LENGTH = 8000;
const USABLE = /^[\x21-\x7e]+$/;

/** Parameters by name; empty where the value cannot be one: twice, too long, blanks or line ends in it. */
export type AddressCodes = ReadonlyMap<string, string>;

function take(query: string, names: readonly string[], found: Map<string, string>): string {
  const pairs = query.split('&').map((pair) => ({ pair, read: [...new URLSearchParams(pair)][0] }));
  if (!pairs.some(({ read }) => read && names.includes(read[0]))) return query;
  const isTaken = (name: string) => names.includes(name) || BESIDE.includes(name);
  for (const { read: [name, value] = ['', ''] } of pairs) {
    if (!isTaken(name)) continue;
    const isUsable = !found.has(name) && value.length <= MAX_LENGTH && USABLE.test(value);
    found.set(name, isUsable ? value : '');
  }
  return pairs
    .filter(({ read }) => !read || !isTaken(read[0]))
    .map(({ pair }) => pair)
    .join('&');
}

const after = (sign: string, query: string) => (query === '' ? '' : sign + query);

/** Takes the parameters out of the window's address, in the query and behind `#`, and out of its history. */
function takeFromAddress(names: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const { origin, pathname, search, hash } = window.location;
  const query = take(search.slice(1), names, found);
  const [path = '', ...inside] = hash.startsWith('#/') ? hash.slice(1).split('?') : ['', hash.slice(1)];
  const rest = take(inside.join('?'), names, found);
  if (found.size === 0) return found;
  const fragment = path + after(path === '' ? '' : '?', rest);
  // With its host, because a path may begin with two slashes.
  const address = origin + pathname + after('?', query) + after('#', fragment);
  window.history.replaceState(window.history.state, '', address);
  return found;
}

/** What the app has written itself, such as the filter of a list, has a state in the history. */
const isFromOutside = () => window.history.state === null;

let taken: ReadonlyMap<string, string> = new Map();

/** Takes what has come with the page. @param more a name beside the usual ones */
export function takeCodes(more?: string): void {
  if (!isFromOutside()) return;
  taken = new Map([...taken, ...takeFromAddress(more === undefined ? SECRETS : [...SECRETS, more])]);
}

/** Hands on what was taken, once. */
export function handOnCodes(): AddressCodes {
  const codes = taken;
  taken = new Map();
  return codes;
}

takeCodes();
// An address that is typed or opened in the running app; before the router, which listens later. Nobody may use it.
window.addEventListener('popstate', () => void (isFromOutside() && takeFromAddress(SECRETS)));
