import * as v from 'valibot';
import { listOf } from '@/lib/http/envelope';
import type { Http } from '@/lib/http/http';
import type { SendOptions } from '@/lib/http/sendRequest';

/** A menu entry as the server sends it; `buildRoutes` also accepts RuoYi's form (§12.1). */
export interface RouteRecord {
  path: string;
  name?: string;
  component?: string | null;
  redirect?: string | null;
  query?: string | null;
  hidden?: boolean;
  alwaysShow?: boolean;
  permissions?: string[];
  roles?: string[];
  meta?: Record<string, unknown> | null;
  children?: RouteRecord[];
}

/** GET /getRouters: the menu as sent; `buildRoutes` validates it (§2.26). */
export const fetchRoutes = (http: Http, options: SendOptions = {}): Promise<unknown[]> =>
  http.get('/getRouters', { ...options, schema: listOf(v.unknown()), schemaMessage: '路由格式返回有误！' });
