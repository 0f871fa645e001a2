import { getResponse, http, HttpResponse } from 'msw';
import { isRecord } from '@/lib/isRecord';
import { allHandlers } from '../mocks/handlers/allHandlers';
import { path } from '../mocks/handlers/path';
import { server } from '../mocks/server';

/** The calls whose answers have several fields. */
const CALLS = [
  '/system/menu/roleMenuTreeselect/:id',
  '/system/role/deptTree/:id',
  '/system/user/',
  '/system/user/:id',
  '/system/user/authRole/:id',
  '/system/user/profile',
];

/** Answers with all fields inside `data`, where a record is `user`, as RuoYi-Vue-Plus does, instead of beside the code. */
export function sendFieldsInData(): void {
  for (const call of CALLS) {
    server.use(
      http.get(path(call), async ({ request }) => {
        const response = await getResponse(allHandlers, request);
        const body: unknown = await response?.clone().json();
        if (!isRecord(body) || body['code'] !== 200 || Array.isArray(body['data'])) return response;
        const { code, msg, data, ...fields } = body;
        return HttpResponse.json({ code, msg, data: { ...(isRecord(data) && { user: data }), ...fields } });
      }),
    );
  }
}
