import { http } from 'msw';
import type { RouteAnswer } from '@/features/access/api/routes';
import { menuOf } from '../db/menu/menuOf';
import { ok } from './answers';
import { forUser } from './call';
import { path } from './path';

/** The menu (spec.md section 7, contract.md section 3). */
export const routers = [
  http.get(
    path('/getRouters'),
    forUser(({ account }) => ok<RouteAnswer[]>(menuOf(account.username))),
  ),
];
