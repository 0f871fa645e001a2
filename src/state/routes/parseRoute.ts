import { linkKind, webAddress } from '@/lib/link';
import { isRecord } from '@/lib/isRecord';
import { type Fields, isOn, parseMeta, readQuery, toText, unreadableFields } from './routeRecordFields';
import { isAllowed, type RouteAccess } from './isAllowed';
import { paramsOf, type RouteNode, type RouteQuery, type RouteTarget } from './routeTree';

const PARAMETER = /^:([A-Za-z_]\w*)(\(.*\))?(\?)?$/;
const MAX_OPTIONAL_PARAMETERS = 3;

/** As the router compares it: `%20` is a blank, and what is no percent code, as in `100%`, stands for itself. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment).replaceAll('/', '%2F');
  } catch {
    return segment;
  }
}

/** `:id(\\d+)` is vue-router's limit of a parameter; react-router knows `:id` and `:id?`. */
function readSegment(segment: string): string | undefined {
  if (segment.startsWith(':')) {
    const [, name, , optional = ''] = PARAMETER.exec(segment) ?? [];
    return name && `:${name}${optional}`;
  }
  const decoded = decodeSegment(segment);
  // Half a letter (a surrogate alone) has no address.
  return ['.', '..'].includes(decoded) || /[*?#\\:\p{Surrogate}]/u.test(decoded) ? undefined : decoded;
}

/**
 * The full path of a node, from its absolute or relative path (§12.3). `undefined` if no router can
 * match it: wildcards inside, `..`, `?`, `#`, malformed parameters. It is decoded; `addressOf` encodes it.
 */
export function resolvePath(path: string, parent: string): string | undefined {
  const own = path
    .split('/')
    .filter((segment) => segment !== '' && segment !== '.')
    .map(readSegment);
  const segments = [...(path.startsWith('/') ? [] : parent.split('/').filter(Boolean)), ...own];
  if (segments.includes(undefined)) return undefined;
  // Too many optional parameters: each doubles the number of patterns that the router compares.
  if (segments.filter((segment) => segment?.endsWith('?')).length > MAX_OPTIONAL_PARAMETERS) return undefined;
  return `/${segments.join('/')}`;
}

/** Component names that servers send for groups (§12.2). */
const CONTAINERS = new Set(['', 'Layout', 'ParentView']);

/** `meta.link`, where RuoYi sends the address of a framed page or an external link; empty = none. */
const metaLink = (node: Fields): string => (isRecord(node['meta']) ? toText(node['meta']['link']) : '');

/** Whether a node is written in RuoYi's dialect: the product's own has neither these fields nor these components. */
const isRuoYi = (node: Fields): boolean =>
  ['hidden', 'alwaysShow'].some((field) => field in node) ||
  ['noCache', 'link'].some((field) => isRecord(node['meta']) && field in node['meta']) ||
  ['Layout', 'ParentView'].includes(toText(node['component']));

/** The target of a node, or the field for which it cannot be used, and why. */
export function parseTarget(
  node: Fields,
  isLeaf: boolean,
): RouteTarget | { type: 'refused'; field: string; reason: string } {
  const path = toText(node['path']);
  const component = toText(node['component']);
  const link = metaLink(node);
  const address = link || path;
  const kind = linkKind(address);

  const field = link && linkKind(path) !== 'refused' ? 'meta.link' : 'path';

  if (linkKind(path) === 'refused' || kind === 'refused') return { type: 'refused', field, reason: '不允许的链接' };
  if (component === 'InnerLink') {
    const url = webAddress(address);
    return url === undefined ? { type: 'refused', field, reason: '内嵌页面地址无效' } : { type: 'frame', url };
  }
  if (kind === 'external' && isLeaf) return { type: 'link', url: address };
  if (linkKind(path) === 'external') return { type: 'refused', field, reason: '外部链接不能有子菜单' };
  return CONTAINERS.has(component) ? { type: 'group' } : { type: 'page', component };
}

const MAX_LABEL_LENGTH = 100;
/** Maximum depth of the menu, so that a hostile one cannot exhaust the stack. */
const MAX_DEPTH = 32;
/** Nobody finds anything in a menu with more entries. */
const MAX_ENTRIES = 20_000;

/** State of one run: the user's access, used paths, groups and pages by their paths, problems. */
export interface ParseContext {
  /** How many entries were seen. */
  count: number;
  access: RouteAccess;
  taken: Set<string>;
  groups: Map<string, RouteNode>;
  pages: Set<string>;
  problems: string[];
}

const childrenOf = (node: Fields): readonly unknown[] => (Array.isArray(node['children']) ? node['children'] : []);

/** A child without a path is the index route of its group: the group takes over its page, and the child goes. */
function takeIndexPage(target: RouteTarget, children: readonly unknown[]): [RouteTarget, taken?: unknown] {
  if (target.type !== 'group') return [target];
  for (const child of children) {
    if (!isRecord(child) || toText(child['path']) !== '' || childrenOf(child).length > 0) continue;
    const own = parseTarget(child, true);
    if (own.type === 'page') return [own, child];
  }
  return [target];
}

/**
 * The path of a framed page. Some servers send the frame's address or `////////` instead of a path; then the path is
 * made from the address.
 */
function inAppPath(path: string, target: RouteTarget): string {
  if (target.type !== 'frame') return path;
  const given = /^[/\s]*$/.test(path) ? target.url : path;
  return given.replace(/^[a-z]+:\/\//i, '').replace(/[.:?#*\\]+/g, '/');
}

/**
 * Adds a number to an address that is already in the menu. The path identifies a route, and external links may repeat.
 */
function uniqueAddress(address: string, taken: ReadonlySet<string>): string {
  let path = address;
  for (let number = taken.size; taken.has(path); number += 1) path = `${address} ${number}`;
  return path;
}

/** A query that stands in the path, as in `/list?id=1`; `:id?` is none. */
const PATH_WITH_QUERY = /^([^?]*)\?([^/?=]+=.*)$/;

function splitQuery(path: string): [path: string, query: RouteQuery] {
  const [, pathname = path, search] = PATH_WITH_QUERY.exec(path) ?? [];
  return [pathname, Object.fromEntries(new URLSearchParams(search))];
}

/** A path with a query as one text, whatever the order of its parameters. */
const withQuery = (path: string, query: RouteQuery): string =>
  `${path}?${new URLSearchParams(
    paramsOf(query)
      .map(([name, value]): [string, string] => [name, value])
      .sort(),
  ).toString()}`;

function parseRedirect(node: Fields, path: string): string | undefined {
  const redirect = toText(node['redirect']);
  if (redirect === '' || redirect === 'noRedirect') return '';
  if (linkKind(redirect) !== 'internal') return undefined;
  return resolvePath(redirect, path);
}

/** Where a node stands: below which path, where in the response (such as `[2].children[0]`), and how deep. */
interface Place {
  parent: string;
  at: string;
  depth: number;
}

/**
 * Reads a node of the server's menu, in either dialect, with its children (§12.1). Returns no node if the user may not
 * see it or it cannot be used, several if it only stands for its children. `problems` tells each field that could not be
 * used.
 */
export function parseRoute(value: unknown, { parent, at, depth }: Place, reading: ParseContext): RouteNode[] {
  reading.count += 1;
  if (reading.count === MAX_ENTRIES + 1) reading.problems.push(`菜单超过${MAX_ENTRIES}项，其余已忽略`);
  if (reading.count > MAX_ENTRIES) return [];
  const label = isRecord(value) ? (toText(value['path']) || toText(value['name'])).slice(0, MAX_LABEL_LENGTH) : '';
  const report = (what: string, field: string) => {
    reading.problems.push(`菜单项“${label}”${what}（字段 ${[at, field].filter(Boolean).join('.')}）`);
  };
  const refuse = (reason: string, field: string): [] => {
    report(`已忽略：${reason}`, field);
    return [];
  };
  if (!isRecord(value)) return refuse('不是对象', '');
  if (depth > MAX_DEPTH) return refuse('层级过深', '');
  const allowed = isAllowed(value, reading.access);
  if (allowed === undefined) return refuse('权限要求的格式有误', 'permissions / roles / meta.guard');
  if (!allowed) return [];

  const sent = childrenOf(value);
  const ownTarget = parseTarget(value, sent.length === 0);
  if (ownTarget.type === 'refused') return refuse(ownTarget.reason, ownTarget.field);
  const [target, indexPage] = takeIndexPage(ownTarget, sent);

  const sentPath = toText(value['path']);
  const [ownPath, inPath] = target.type === 'page' ? splitQuery(sentPath) : [sentPath, {}];
  const isAddress = target.type === 'link' && linkKind(ownPath) === 'external';
  const path = isAddress ? uniqueAddress(target.url, reading.taken) : resolvePath(inAppPath(ownPath, target), parent);
  if (path === undefined) return refuse('路径无效', 'path');
  const readChildren = () =>
    sent.flatMap((child, place) => {
      const below = { parent: path, at: `${at}.children[${place}]`, depth: depth + 1 };
      return indexPage !== undefined && child === indexPage ? [] : parseRoute(child, below, reading);
    });
  if (target.type === 'group' && path === (parent || '/')) return readChildren();
  const before = target.type === 'group' ? reading.groups.get(path) : undefined;
  if (before) {
    before.children.push(...readChildren());
    return [];
  }
  const query = { ...inPath, ...readQuery(value['query']) };
  const full = withQuery(path, query);
  const isShared = target.type === 'page' && reading.pages.has(path);
  if (reading.taken.has(isShared ? full : path)) return refuse('路径重复', 'path');
  reading.taken.add(path).add(full);
  if (target.type === 'page') reading.pages.add(path);

  for (const field of unreadableFields(value)) report('的设置已忽略：类型不符', field);
  const redirect = parseRedirect(value, path);
  if (redirect === undefined) report('的重定向已忽略：地址无效', 'redirect');
  const nodes = readChildren();
  if (target.type === 'group' && nodes.length === 0 && !redirect) {
    // One that is sent again may have some.
    reading.taken.delete(path);
    return sent.length > 0 ? [] : refuse('没有页面也没有子菜单', 'children');
  }
  const place = isShared ? { path: full, pathname: path } : { path };
  const node = toNode(value, { ...place, target, redirect: redirect ?? '', query, children: nodes });
  if (target.type === 'group') reading.groups.set(path, node);
  return [node];
}

function toNode(
  value: Fields,
  parts: Pick<RouteNode, 'path' | 'pathname' | 'target' | 'redirect' | 'query' | 'children'>,
): RouteNode {
  const meta = parseMeta(value);
  // As RuoYi's own front end does.
  if (parts.target.type === 'link' && isRuoYi(value)) meta.target ||= '_blank';
  const name = toText(value['name']);
  const fallback = name || (parts.path.split('/').at(-1) ?? parts.path);
  const standsForChildren = parts.target.type === 'group' && meta.title === '' && !isOn(value['alwaysShow']);
  return {
    ...parts,
    name,
    meta: standsForChildren
      ? { ...meta, levelHidden: true, breadcrumbHidden: true }
      : { ...meta, title: meta.title || fallback },
  };
}
