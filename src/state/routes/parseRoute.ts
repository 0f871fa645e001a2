import { linkKind, webAddress } from '@/lib/link';
import { isRecord } from '@/lib/isRecord';
import { isAllowed, type RouteAccess } from './isAllowed';
import { type Fields, isOn, parseMeta, toText } from './parseMeta';
import type { RouteNode, RouteTarget } from './RouteNode';

const PARAMETER = /^:([A-Za-z_]\w*)(\(.*\))?(\?)?$/;
const MAX_OPTIONAL_PARAMETERS = 3;

/** `:id(\\d+)` is vue-router's limit of a parameter; react-router knows `:id` and `:id?`. */
function readSegment(segment: string): string | undefined {
  if (segment.startsWith(':')) {
    const [, name, , optional = ''] = PARAMETER.exec(segment) ?? [];
    return name && `:${name}${optional}`;
  }
  return segment === '..' || /[*?#\\:]/.test(segment) ? undefined : segment;
}

/**
 * The full path of a node, from its absolute or relative path (§12.3). `undefined` if no router can
 * match it: wildcards inside, `..`, `?`, `#`, malformed parameters.
 */
export function resolvePath(path: string, parent: string): string | undefined {
  const whole = path.startsWith('/') ? path : `${parent}/${path}`;
  const segments = whole
    .split('/')
    .filter((segment) => segment !== '' && segment !== '.')
    .map(readSegment);
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

/** The target of a node, or the reason why it cannot be used. */
export function parseTarget(node: Fields, isLeaf: boolean): RouteTarget | { type: 'refused'; reason: string } {
  const path = toText(node['path']);
  const component = toText(node['component']);
  const link = metaLink(node);
  const address = link || path;
  const kind = linkKind(address);

  if (linkKind(path) === 'refused' || kind === 'refused') return { type: 'refused', reason: '不允许的链接' };
  if (component === 'InnerLink') {
    const url = webAddress(address);
    return url === undefined ? { type: 'refused', reason: '内嵌页面地址无效' } : { type: 'frame', url };
  }
  if (kind === 'external' && isLeaf) return { type: 'link', url: address };
  if (linkKind(path) === 'external') return { type: 'refused', reason: '外部链接不能有子菜单' };
  return CONTAINERS.has(component) ? { type: 'group' } : { type: 'page', component };
}

/** Maximum depth of the menu, so that a hostile one cannot exhaust the stack. */
const MAX_DEPTH = 32;

/** State of one run: the user's access, used paths, problems. */
export interface ParseContext {
  access: RouteAccess;
  taken: Set<string>;
  problems: string[];
}

const childrenOf = (node: Fields): readonly unknown[] => (Array.isArray(node['children']) ? node['children'] : []);

/** A child without a path is the index route of its group: the group takes over its page, and the child is removed. */
function takeIndexPage(target: RouteTarget, children: readonly unknown[]): [RouteTarget, readonly unknown[]] {
  if (target.type !== 'group') return [target, children];
  for (const child of children) {
    if (!isRecord(child) || toText(child['path']) !== '' || childrenOf(child).length > 0) continue;
    const own = parseTarget(child, true);
    if (own.type === 'page') return [own, children.filter((other) => other !== child)];
  }
  return [target, children];
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

/** RuoYi sends the query as JSON text; anything but an object of plain values is ignored. */
function parseQuery(query: unknown): Record<string, string> {
  let value = query;
  if (typeof query === 'string' && query.trim() !== '') {
    try {
      value = JSON.parse(query) as unknown;
    } catch {
      return {};
    }
  }
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (toText(part) ? [[key, toText(part)]] : [])),
  );
}

function parseRedirect(node: Fields, path: string): string | undefined {
  const redirect = toText(node['redirect']);
  if (redirect === '' || redirect === 'noRedirect') return '';
  if (linkKind(redirect) !== 'internal') return undefined;
  return resolvePath(redirect, path);
}

/**
 * Reads a node of the server's menu, in either dialect, with its children (§12.1). Returns no node
 * if the user may not see it or it cannot be used (`problems` says why), several if it only stands for its children.
 */
export function parseRoute(value: unknown, parent: string, depth: number, reading: ParseContext): RouteNode[] {
  const refuse = (reason: string): [] => {
    const label = isRecord(value) ? toText(value['path']) || toText(value['name']) : '';
    reading.problems.push(`菜单项“${label.slice(0, 100)}”已忽略：${reason}`);
    return [];
  };
  if (!isRecord(value)) return refuse('不是对象');
  if (depth > MAX_DEPTH) return refuse('层级过深');
  const allowed = isAllowed(value, reading.access);
  if (allowed === undefined) return refuse('权限要求的格式有误');
  if (!allowed) return [];

  const sent = childrenOf(value);
  const ownTarget = parseTarget(value, sent.length === 0);
  if (ownTarget.type === 'refused') return refuse(ownTarget.reason);
  const [target, children] = takeIndexPage(ownTarget, sent);

  const ownPath = toText(value['path']);
  const isAddress = target.type === 'link' && linkKind(ownPath) === 'external';
  const path = isAddress ? uniqueAddress(target.url, reading.taken) : resolvePath(inAppPath(ownPath, target), parent);
  if (path === undefined) return refuse('路径无效');
  const readChildren = () => children.flatMap((child) => parseRoute(child, path, depth + 1, reading));
  if (target.type === 'group' && path === (parent || '/')) return readChildren();
  if (reading.taken.has(path)) return refuse('路径重复');
  reading.taken.add(path);

  const redirect = parseRedirect(value, path);
  if (redirect === undefined) refuse('重定向地址无效（菜单项保留，仅忽略重定向）');
  const nodes = readChildren();
  if (target.type === 'group' && nodes.length === 0 && !redirect) {
    return sent.length > 0 ? [] : refuse('没有页面也没有子菜单');
  }
  return [toNode(value, { path, target, redirect: redirect ?? '', children: nodes })];
}

function toNode(value: Fields, parts: Pick<RouteNode, 'path' | 'target' | 'redirect' | 'children'>): RouteNode {
  const meta = parseMeta(value);
  // As RuoYi's own front end does.
  if (parts.target.type === 'link' && isRuoYi(value)) meta.target ||= '_blank';
  const name = toText(value['name']);
  const fallback = name || (parts.path.split('/').at(-1) ?? parts.path);
  const standsForChildren = parts.target.type === 'group' && meta.title === '' && !isOn(value['alwaysShow']);
  return {
    ...parts,
    name,
    query: parseQuery(value['query']),
    meta: standsForChildren
      ? { ...meta, levelHidden: true, breadcrumbHidden: true }
      : { ...meta, title: meta.title || fallback },
  };
}
