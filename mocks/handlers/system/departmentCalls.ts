import { http } from 'msw';
import { departments } from '../../db/system/departments';
import { departmentsUnder } from '../../db/system/departmentTable';
import { queryRows } from '../../db/resource/queryRows';
import { forUser } from '../call';
import { ok } from '../envelopes';
import { path } from '../path';

/** 党组织管理: what may be the parent of a department. */
export const departmentCalls = [
  http.get(
    path('/system/dept/list/exclude/:id'),
    forUser(({ param }) => {
      const without = departmentsUnder(Number(param('id')));
      return ok(queryRows(departments, new URLSearchParams()).filter(({ deptId }) => !without.has(deptId)));
    }, 'system:dept:list'),
  ),
];
