import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { ok } from '../../mocks/handlers/envelopes';
import { path } from '../../mocks/handlers/path';
import { server } from '../../mocks/server';
import { withConfig } from '../config';
import { signedIn } from '../renderApp';

const MENU = [
  { path: '/files', component: 'files/FilesPage', meta: { title: '文件下载' } },
  { path: '/gone', component: 'gone/GonePage', meta: { title: '没有的页面' } },
];

test.each([
  [false, 1],
  [true, 0],
])('with VITE_HIDE_MISSING=%j a page that does not exist has %i entries in the menu', async (hideMissing, count) => {
  withConfig({ hideMissing });
  server.use(http.get(path('/getRouters'), () => ok(MENU)));
  await signedIn('/workbench');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: '文件下载' })).toBeVisible());
  expect(screen.queryAllByRole('menuitem', { name: '没有的页面' })).toHaveLength(count);
});
