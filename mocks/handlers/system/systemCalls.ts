import type { HttpHandler } from 'msw';
import { configs } from '../../db/system/configs';
import { departments } from '../../db/system/departments';
import { jobLogs } from '../../db/system/jobLogs';
import { jobs } from '../../db/system/jobs';
import { loginLogs } from '../../db/system/loginLogs';
import { menus } from '../../db/system/menus';
import { notices } from '../../db/system/notices';
import { operLogs } from '../../db/system/operLogs';
import { posts } from '../../db/system/posts';
import { roles } from '../../db/system/roles';
import { users } from '../../db/system/users';
import { orderCall } from '../resource/orderCall';
import { resourceCalls } from '../resource/resourceCalls';
import { PLAIN_STYLE } from '../resource/Style';
import { configCalls } from './configCalls';
import { departmentCalls } from './departmentCalls';
import { jobCalls } from './jobCalls';
import { menuCalls } from './menuCalls';
import { monitorCalls } from './monitorCalls';
import { noticeCalls } from './noticeCalls';
import { profileCalls } from './profileCalls';
import { registerCalls } from './registerCalls';
import { roleCalls } from './roleCalls';
import { serverCalls } from './serverCalls';
import { userCalls } from './userCalls';

/** System administration with RuoYi's calls. A resource's own calls come before the general ones. */
export const systemCalls = (style = PLAIN_STYLE): HttpHandler[] => [
  ...registerCalls,
  ...profileCalls,
  ...userCalls(style),
  ...resourceCalls(users, style),
  ...roleCalls(style),
  ...resourceCalls(roles, style),
  ...menuCalls,
  ...(style.savesOrder ? [orderCall(menus)] : []),
  ...resourceCalls(menus, style),
  ...departmentCalls,
  ...(style.savesOrder ? [orderCall(departments)] : []),
  ...resourceCalls(departments, style),
  ...resourceCalls(posts, style),
  ...configCalls,
  ...resourceCalls(configs, style),
  ...(style.announces ? noticeCalls : []),
  ...resourceCalls(notices, style),
  ...monitorCalls(style),
  ...jobCalls,
  ...resourceCalls(jobs, style),
  ...resourceCalls(jobLogs, style),
  ...serverCalls,
  ...resourceCalls(operLogs, style),
  ...resourceCalls(loginLogs, style),
];
