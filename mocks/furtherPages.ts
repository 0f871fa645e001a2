import type { HttpHandler } from 'msw';
import type { RouteRecord } from './db/menu/RouteRecord';

/** A page of records beyond those of the specification. */
interface FurtherPage {
  /** Its path, and its component in RuoYi's way: `office/booking`. */
  at: string;
  title: string;
  icon: string;
  calls: readonly HttpHandler[];
}

/** `npm run new` adds one. Calls of its own stand before `resourceCalls`. */
const PAGES: readonly FurtherPage[] = [];

export const furtherCalls = PAGES.flatMap(({ calls }) => calls);

/** 业务办理, where there are such pages. A function, because the menu is a part of the db that records need. */
export const furtherMenu = (): RouteRecord[] =>
  PAGES.length === 0
    ? []
    : [
        {
          path: '/further',
          name: 'Further',
          meta: { title: '业务办理', icon: 'appstore' },
          children: PAGES.map(({ at, title, icon }) => ({
            path: `/${at}`,
            name: at,
            component: `${at}/index`,
            meta: { title, icon },
          })),
        },
      ];
