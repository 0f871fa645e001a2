import { expect, test } from 'vitest';
import { ruoyiAddress } from './ruoyiAddress';

test.each([
  ['/index', '/workbench'],
  ['/user/profile', '/profile'],
  ['/system/user-auth/role/2', '/system/user'],
  ['/system/role-auth/user/2', '/system/role'],
  ['/system/dict-data/index/1', '/system/dict'],
  ['/system/dict-data/index/2126350767387877378/', '/system/dict'],
  ['/indexes', undefined],
  ['/system/user', undefined],
  ['/system/user-auth/role/', undefined],
  ['/x/index', undefined],
])('%s is %s', (address, path) => expect(ruoyiAddress(address)).toBe(path));
