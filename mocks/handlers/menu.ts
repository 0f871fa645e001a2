import { http } from 'msw';
import type { RouteRecord } from '../db/menu/RouteRecord';
import { menuOf } from '../db/menu/menuOf';
import { ok } from './envelopes';
import { forUser } from './call';
import { path } from './path';

/** The menu (§7.12). */
export const menu = [
  http.get(
    path('/getRouters'),
    forUser(({ account, request }) => ok<RouteRecord[]>(menuOf(account.username, new URL(request.url).origin))),
  ),
];
