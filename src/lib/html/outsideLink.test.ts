// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { appConfig } from '@/config/appConfig';
import { NEW_WINDOW } from '../link';
import { outsideLink } from './outsideLink';

beforeEach(() => void vi.stubEnv('BASE_URL', '/dzb/'));
afterEach(() => void Object.assign(appConfig, { routerMode: 'hash' }));

const HERE = window.location.origin;

test.each([
  ...['https://a.cn/dzb/prod-api/x', 'mailto:a@b.cn', `${HERE}:1/x`, `${HERE}/`, HERE, `${HERE}/dzb`],
  ...[`${HERE}/dzb/`, `${HERE}/dzb/?a=1#/system/dict`, `${HERE}/dzb/index.html`, '#/system/dict'],
  ...[`${HERE}/dzb/preview/a.docx`, '/dzb/preview/a.docx'],
])('%s opens a window', (address) => {
  expect(outsideLink(address)).toEqual(NEW_WINDOW);
});

const DATA = [
  ...['/dzb/prod-api/profile/a.svg', '/dzb/dify/v1/files/1/file-preview?sign=x', '/v1/files/1', '/dzb/a.html'],
  ...['/dzb/preview/../dify/v1/a', '/dzb/preview/..%2fdify/v1/a', '/dzb/%64ify/v1/a', '/otherapp/'],
];

test.each(DATA)('%s of this host is saved (§19.14)', (path) => {
  expect(outsideLink(HERE + path)).toEqual({ download: '' });
});

test.each([
  ['/dzb/system/dict', true],
  ['/dzb/system/dict?a=b.c', true],
  ['/dzb/prod-api/profile/a', false],
  ['/v1/files/1', false],
  ['/dzb/a.html', false],
])('with paths in place of a hash, %s is a page of the app: %s', (path, isPage) => {
  Object.assign(appConfig, { routerMode: 'history' });
  expect(outsideLink(HERE + path)).toEqual(isPage ? NEW_WINDOW : { download: '' });
});
