import type { RouteRecord } from './RouteRecord';

/** What RuoYi says of a menu entry. */
export const ruoyiMeta = (title: string, icon: string, link: string | null = null) => ({
  title,
  icon,
  noCache: false,
  link,
});

/** A page, as a record of RuoYi's menu. */
export const ruoyiPage = (name: string, path: string, component: string, title: string, icon: string): RouteRecord => ({
  name,
  path,
  hidden: false,
  component,
  meta: ruoyiMeta(title, icon),
});

/** A group of pages, as a record of RuoYi's menu. */
export const ruoyiGroup = (
  name: string,
  path: string,
  component: string,
  title: string,
  icon: string,
  children: RouteRecord[],
): RouteRecord => ({
  name,
  path,
  hidden: false,
  redirect: 'noRedirect',
  component,
  alwaysShow: true,
  meta: ruoyiMeta(title, icon),
  children,
});
