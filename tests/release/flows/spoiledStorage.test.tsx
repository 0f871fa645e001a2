import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, expect, test, vi } from 'vitest';
import { db } from '../../../mocks/db/db';
import { path } from '../../../mocks/handlers/path';
import { server } from '../../../mocks/server';
import { dialogByTitle } from '../../dialogByTitle';
import { signIn } from '../../renderApp';
import { giveMenu } from '../../flows/testMenu';

// Loads the page before the tests, else the first test would wait while Vite transforms its modules.
beforeAll(() => import('@/pages/dict/DictPage'));

const ITEMS = '/system/dict?type=member_type';
/** What another program, or another version of the app, may have left. */
const GARBAGE = {
  'input:1:/system/dict/child/list dictType=member_type': `{"at":${Date.now()},"values":{"values":{"remark":{}},"base":7}}`,
  'tables:1': '{"/system/dict/child/list":{"hidden":7},"x":1}',
  'tabs:1': '[{"key":1}]',
  'chatOpen:1': '{',
  'chatDrafts:1': '[]',
  'recent:1': '"x"',
};

/** Ways in which the storage of the browser can fail. */
const SPOILED: readonly (readonly [how: string, spoil: () => void])[] = [
  [
    'full',
    () =>
      void vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError');
      }),
  ],
  [
    'blocked',
    () => {
      for (const name of ['localStorage', 'sessionStorage'] as const) {
        vi.spyOn(window, name, 'get').mockImplementation(() => {
          throw new DOMException('blocked', 'SecurityError');
        });
      }
    },
  ],
  [
    'garbled',
    () => {
      for (const storage of [localStorage, sessionStorage])
        for (const [key, text] of Object.entries(GARBAGE)) storage.setItem(key, text);
    },
  ],
];

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const openItems = async () => {
  const app = await signIn(ITEMS);
  await screen.findByRole('row', { name: /预备党员/ });
  return app;
};

test.each(SPOILED)('the storage is %s: forms, tables and menu work as ever (§4.58)', async (_how, spoil) => {
  spoil();
  const { user, here } = await openItems();
  expect(screen.queryByRole('dialog')).toBeNull();
  // The address says what the table shows.
  await user.type(screen.getByLabelText('字典标签'), '预备{Enter}');
  await screen.findByText('共 1 条');
  expect(decodeURIComponent(here())).toBe(`${ITEMS}&dictLabel=预备`);
  // Columns are remembered as long as the page lives.
  await user.click(await button('显隐列'));
  await user.click(await screen.findByRole('checkbox', { name: '备注' }));
  expect(screen.queryByRole('columnheader', { name: '备注' })).toBeNull();
  await user.keyboard('{Escape}');
  // A save that failed for want of a connection keeps the form.
  await user.click(await button('修改“预备党员”'));
  const form = await dialogByTitle('修改字典数据');
  expect(form.queryByText('已恢复未保存的内容')).toBeNull();
  await user.type(form.getByLabelText('备注'), '写完了');
  server.use(http.put(path('/system/dict/child'), () => HttpResponse.error(), { once: true }));
  await user.click(form.getByRole('button', { name: '保存' }));
  await user.click(await form.findByRole('button', { name: '重试' }));
  await screen.findByText('修改成功');
  const item = db.dictItems.find(({ dictLabel }) => dictLabel === '预备党员');
  expect(item?.remark).toBe('写完了');
  // Another window has changed the record.
  if (item) item.dictLabel = '预备的党员';
  const other = new BroadcastChannel('recordsChanged');
  other.postMessage(['/system/dict/child']);
  other.close();
  await screen.findByRole('row', { name: /预备的党员/ });
  // The menu is asked for again.
  giveMenu([{ path: '/new', name: 'New', component: 'dict/DictPage', meta: { title: '新页面' } }]);
  await user.click(screen.getByRole('button', { name: /^账号/ }));
  await user.click(await screen.findByRole('menuitem', { name: /刷新菜单与权限/ }));
  await screen.findByText('菜单与权限已刷新');
});
