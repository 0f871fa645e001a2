import fc from 'fast-check';
import { http as route, HttpResponse } from 'msw';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import './RolePage';
import { fetchProfile, putProfile } from '@/features/profile/api/profile';
import { fieldsSchema } from '@/lib/http/envelope';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { BASE, http, server, startBackend } from '../../../tests/httpBackend';
import { fieldsOf, someOf, without } from '../../../tests/leaveOut';
import { runs } from '../../../tests/runs';
import { resourceOf } from '@/resource/model/resourceRegistry';
import { listSchemaOf } from '@/resource/data/resourceSchemas';
import { readAssignedRoles, roleIdOf, roleIdsOf } from './AssignRolesDialog';

startBackend();

const ROLES = [1, '2', 3].map((roleId) => ({ roleId, roleName: '甲', flag: roleId !== 1 }));

test.each([
  { roles: ROLES, user: { userId: 7, roles: ROLES.slice(1) } },
  { data: { roles: ROLES, user: { userId: 7, roles: ROLES.slice(1) } } },
])('分配角色: whatever is left out, no role is lost (§19.2): %j', (answer) => {
  fc.assert(
    fc.property(someOf('userId', answer), fc.constantFrom('1', '2', '3'), (missing, toggled) => {
      const assigned = readAssignedRoles(v.parse(fieldsSchema, without(answer, missing)));
      const { roles, given } = assigned;
      const shown = roles.map(roleIdOf);
      if (!given || !shown.includes(toggled)) return;
      const checked = shown.filter((id) => given.includes(id) !== (id === toggled));
      expect(roleIdsOf(assigned, checked)).toEqual(expect.arrayContaining(['2', '3'].filter((id) => id !== toggled)));
    }),
    { numRuns: runs(1000) },
  );
});

test.each(['allocatedList', 'unallocatedList'])(
  '分配用户: %s is refused without the ids that are sent (§19.2)',
  (list) => {
    const schema = listSchemaOf(resourceOf(`/system/role/authUser/${list}`));
    const answer = { rows: [{ userId: 7, userName: 'a', nickName: '甲', dept: { deptName: '乙' } }], total: 1 };
    fc.assert(
      fc.property(someOf('', answer), (missing) => {
        const { rows } = v.parse(v.fallback(schema, { rows: [] }), without(answer, missing));
        expect(rows.every(({ userId }) => userId === 7)).toBe(true);
      }),
      { numRuns: runs(100) },
    );
  },
);

const OWN = { userId: 7, nickName: '甲', phonenumber: '13800001111', email: 'a@b.cn', sex: '1' };

test.each([{ data: OWN }, { data: { user: OWN, roleGroup: '乙' } }])(
  '个人中心: whatever is left out, a save of another field loses nothing (§19.2): %j',
  async (answer) => {
    const names = ['nickName', 'phonenumber', 'email', 'sex'] as const;
    await fc.assert(
      fc.asyncProperty(someOf('userId', answer), fc.constantFrom(...names), async (missing, edited) => {
        let sent: ServerRecord = {};
        server.resetHandlers();
        server.use(
          route.get(`${BASE}/system/user/profile`, () =>
            HttpResponse.json({ code: 200, ...fieldsOf(without(answer, missing)) }),
          ),
          route.put(`${BASE}/system/user/profile`, async ({ request }) => {
            sent = fieldsOf(await request.json());
            return HttpResponse.json({ code: 200 });
          }),
        );
        const profile = await fetchProfile(http, new AbortController().signal);
        if (!profile) return;
        await putProfile(http, profile, { ...profile, [edited]: '9' });
        expect({ ...OWN, ...sent }).toEqual({ ...OWN, [edited]: '9' });
      }),
      { numRuns: runs(100) },
    );
  },
);
