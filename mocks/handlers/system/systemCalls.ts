import { configs } from '../../db/system/configs';
import { departments } from '../../db/system/departments';
import { operLogs } from '../../db/system/operLogs';
import { posts } from '../../db/system/posts';
import { users } from '../../db/system/users';
import { resourceCalls } from '../resource/resourceCalls';
import { configCalls } from './configCalls';
import { departmentCalls } from './departmentCalls';
import { userCalls } from './userCalls';

/** System administration with RuoYi's calls. A resource's own calls come before the general ones. */
export const systemCalls = [
  ...userCalls,
  ...resourceCalls(users),
  ...departmentCalls,
  ...resourceCalls(departments),
  ...resourceCalls(posts),
  ...configCalls,
  ...resourceCalls(configs),
  ...resourceCalls(operLogs),
];
