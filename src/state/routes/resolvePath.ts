const PARAMETER = /^:([A-Za-z_]\w*)(\(.*\))?(\?)?$/;
const MAX_OPTIONAL_PARAMETERS = 3;

/** `:id(\\d+)` is vue-router's way of limiting a parameter; the router here knows `:id` and `:id?`. */
function readSegment(segment: string): string | undefined {
  if (segment.startsWith(':')) {
    const [, name, , optional = ''] = PARAMETER.exec(segment) ?? [];
    return name && `:${name}${optional}`;
  }
  return segment === '..' || /[*?#\\:]/.test(segment) ? undefined : segment;
}

/**
 * The full path of a node: its own path, absolute or relative to its parent's (specification, section 12).
 * Returns `undefined` for what no router can match: wildcards inside, `..`, `?`, `#`, malformed parameters.
 */
export function resolvePath(path: string, parent: string): string | undefined {
  const whole = path.startsWith('/') ? path : `${parent}/${path}`;
  const segments = whole
    .split('/')
    .filter((segment) => segment !== '' && segment !== '.')
    .map(readSegment);
  if (segments.includes(undefined)) return undefined;
  // Every optional segment doubles the router's patterns.
  if (segments.filter((segment) => segment?.endsWith('?')).length > MAX_OPTIONAL_PARAMETERS) return undefined;
  return `/${segments.join('/')}`;
}
