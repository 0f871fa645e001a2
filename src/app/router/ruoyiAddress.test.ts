import { expect, test } from 'vitest';
import { ruoyiAddress } from './ruoyiAddress';

test.each([
  ['/index', '/workbench'],
  ['/user/profile', '/profile'],
  ['/lock', '/workbench'],
  ['/user', '/profile'],
  ['/system/user-auth/role/2', '/system/user?userId=2'],
  ['/system/role-auth/user/2', '/system/role?roleId=2'],
  ['/system/dict-data/index/1', '/system/dict?type=1'],
  ['/system/dict-data/index/2126350767387877378/', '/system/dict?type=2126350767387877378'],
  ['/monitor/job-log/index/0', '/monitor/job'],
  ['/tool/gen-edit/index/3', '/tool/gen'],
  ['/indexes', undefined],
  ['/system/user', undefined],
  ['/system/user-auth/role/', undefined],
  ['/x/index', undefined],
])('%s is %s', (address, path) => expect(ruoyiAddress(address)).toBe(path));
