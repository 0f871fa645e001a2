import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { queryRows } from '../../mocks/db/resource/queryRows';
import { notices } from '../../mocks/db/system/notices';
import { path } from '../../mocks/handlers/path';
import { server } from '../../mocks/server';
import { noticeAdded } from '@/state/notices/noticesSlice';
import { signedIn } from '../renderApp';
import { giveMenu, testRoute } from './testMenu';

const group = (number: number, children: readonly object[], meta: object = {}) => ({
  path: `/g${number}`,
  name: `G${number}`,
  meta: { title: `组${number}`, icon: 'team', ...meta },
  children,
});
const page = (name: string, title: string, parts: object = {}) => ({
  path: name,
  name,
  component: 'files/FilesPage',
  meta: { title },
  ...parts,
});

const card = (name: string) => screen.findByRole('region', { name });
const tilesOf = (section: HTMLElement) =>
  within(section)
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);
const tiles = async () => tilesOf(await card('快捷入口'));

test('greets with name, unit and role, and tells the day (§2.92)', async () => {
  await signedIn();
  const greeting = await card('问候');
  expect(greeting).toHaveTextContent('港口集团党委 · 超级管理员');
  const now = new Date();
  expect(greeting).toHaveTextContent(
    new RegExp(`${now.getMonth() + 1}月${now.getDate()}日 ${now.getFullYear()}年 星期[日一二三四五六]$`),
  );
});

test('quick entries lead to pages that are there: not to hidden, missing or foreign ones (§2.93)', async () => {
  giveMenu([
    group(1, [page('a', '甲'), page('h', '藏', { meta: { title: '藏', hidden: true } })]),
    group(2, [page('b', '乙')], { hidden: true }),
    page('/gone', '没有', { component: 'life/GonePage' }),
    page('/c/:id', '丙'),
    page('https://a.cn', '外'),
    page('/d', '丁', { query: '{"type":"x"}' }),
  ]);
  const { user, here } = await signedIn();
  expect(await tiles()).toEqual(['甲组1', '丁']);
  await user.click(within(await card('快捷入口')).getByRole('link', { name: '丁' }));
  expect(here()).toBe('/d?type=x');
});

test('who has no pages is told so, and has no empty cards (§2.92)', async () => {
  await signedIn('/', 'visitor');
  await waitFor(() => expect(screen.getByText('当前账号还没有可用的功能，请联系管理员开通。')).toBeVisible());
  expect(screen.queryByRole('button', { name: '自定义' })).toBeNull();
  expect(screen.queryByRole('region', { name: '继续上次的工作' })).toBeNull();
});

test('quick entries are chosen and put in order by keyboard, each user for themselves (§2.92)', async () => {
  giveMenu([1, 2, 3].map((number) => testRoute(number)));
  const app = await signedIn();
  expect(await tiles()).toEqual(['页1', '页2', '页3']);
  await app.user.click(screen.getByRole('button', { name: '自定义' }));
  const dialog = within(await screen.findByRole('dialog', { name: '自定义快捷入口' }));
  const chosen = () => within(dialog.getByRole('list', { name: '已选择的页面' })).getAllByRole('listitem');
  const press = async (name: string | RegExp) => {
    dialog.getByRole('button', { name }).focus();
    await app.user.keyboard('{Enter}');
  };

  await press('下移页1');
  expect(chosen().map(({ textContent }) => textContent)).toEqual(['页2', '页1', '页3']);
  expect(dialog.getByText('页1移到第 2 位')).toBeInTheDocument();
  await press('移除页2');
  expect(dialog.getByRole('button', { name: '移除页1' })).toHaveFocus();
  await app.user.type(dialog.getByRole('textbox', { name: '查找页面' }), 'ye');
  await press(/^添加\s*页2/);
  await press('移除页3');
  // Nothing is kept before the button is pressed.
  expect(await tiles()).toEqual(['页1', '页2', '页3']);
  await press('确定');
  expect(await tiles()).toEqual(['页1', '页2']);

  const again = app.reload();
  expect(await tiles()).toEqual(['页1', '页2']);
  await again.user.click(screen.getByRole('button', { name: '自定义' }));
  await again.user.click(await screen.findByRole('button', { name: '恢复默认' }));
  await again.user.click(screen.getByRole('button', { name: '确定' }));
  expect(await tiles()).toEqual(['页1', '页2', '页3']);
});

test('the choice of another user is not shown (§2.92)', async () => {
  window.localStorage.setItem('quickEntries:207', '["/p2"]');
  giveMenu([1, 2].map((number) => testRoute(number)));
  const app = await signedIn();
  expect(await tiles()).toEqual(['页1', '页2']);
  app.unmount();
  window.localStorage.setItem('quickEntries:1', '["/p2","/gone"]');
  await signedIn();
  expect(await tiles()).toEqual(['页2']);
});

test('recent pages lead back, with group and time; hidden and missing ones are left out (§2.92, §2.93)', async () => {
  giveMenu([group(1, [page('a', '甲'), page('h', '藏', { meta: { title: '藏', hidden: true } })]), page('/b', '乙')]);
  const hour = 3_600_000;
  window.localStorage.setItem(
    'recent:1',
    JSON.stringify([
      { path: '/g1/a?x=1', title: '甲', time: Date.now() - 2 * hour },
      { path: '/g1/h', title: '藏', time: Date.now() },
      { path: '/gone', title: '没有', time: Date.now() },
      { path: '/b', title: '乙' },
    ]),
  );
  const { user, here } = await signedIn();
  const recent = await card('继续上次的工作');
  expect(tilesOf(recent)).toEqual(['甲组12小时前', '乙']);
  await user.click(within(recent).getByRole('link', { name: /^甲/ }));
  expect(here()).toBe('/g1/a?x=1');
});

test('on the first day the card of recent pages says what will stand there (§2.92)', async () => {
  giveMenu([page('/a', '甲')]);
  await signedIn();
  expect(await card('继续上次的工作')).toHaveTextContent('打开过的页面会列在这里。');
});

test('notices are shown when there are any, five at most (§2.92)', async () => {
  const { store } = await signedIn();
  await card('通知公告');
  expect(screen.queryByRole('region', { name: '最新通知' })).toBeNull();
  act(() => [1, 2, 3, 4, 5, 6].forEach((number) => void store.dispatch(noticeAdded({ text: `消息${number}` }))));
  const rows = within(await card('最新通知')).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual(
    [6, 5, 4, 3, 2].map((number) => `未读：消息${number}刚刚`),
  );
});

test('announcements of the server are shown, opened as safe text, and read from then on (§2.98)', async () => {
  const { user } = await signedIn();
  const rows = () => screen.getByRole('region', { name: '通知公告' }).querySelectorAll('li');
  await card('通知公告');
  expect(rows()).toHaveLength(5);
  expect(rows()[0]).toHaveTextContent(/^未读：关于开展年度民主评议党员工作的通知/);
  server.use(
    http.get(path('/system/notice/:id'), ({ params }) =>
      params['id'] === 'listTop'
        ? undefined
        : HttpResponse.json({ code: 200, data: { noticeContent: '<p onclick="alert(1)">正文<script>1</script></p>' } }),
    ),
  );
  await user.click(within(await card('通知公告')).getByRole('button', { name: /民主评议/ }));
  const dialog = await screen.findByRole('dialog', { name: '关于开展年度民主评议党员工作的通知' });
  const text = await within(dialog).findByText('正文');
  expect(text.outerHTML).toBe('<p>正文</p>');
  await waitFor(() => expect(rows()[0]).not.toHaveTextContent('未读'));
});

test('an announcement that the user may not read says so, and the page stays', async () => {
  const { user, here } = await signedIn();
  await card('通知公告');
  server.use(
    http.get(path('/system/notice/:id'), ({ params }) =>
      params['id'] === 'listTop' ? undefined : HttpResponse.json({ code: 403, msg: '没有权限，请联系管理员授权' }),
    ),
  );
  await user.click(within(await card('通知公告')).getByRole('button', { name: /民主评议/ }));
  const dialog = await screen.findByRole('dialog', { name: '关于开展年度民主评议党员工作的通知' });
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('您没有查看这条公告内容的权限。');
  expect(within(dialog).queryByRole('button', { name: '重试' })).toBeNull();
  expect((await card('通知公告')).querySelectorAll('li')[0]).toHaveTextContent('未读');
  expect(here()).toBe('/workbench');
});

test('an announcement that was deleted meanwhile is neither shown as empty nor marked as read (§2.98)', async () => {
  const marked: string[] = [];
  const { user } = await signedIn();
  await card('通知公告');
  const [first] = queryRows(notices, new URLSearchParams({ status: '0' }));
  server.use(
    // As RuoYi answers for any id that it does not know.
    http.get(path(`/system/notice/${first?.noticeId}`), () => HttpResponse.json({ code: 200, msg: '操作成功' })),
    http.post(path('/system/notice/markRead'), ({ request }) => void marked.push(request.url)),
  );
  notices.rows.remove(first?.noticeId ?? 0);
  await user.click(within(await card('通知公告')).getByRole('button', { name: /民主评议/ }));
  const name = '关于开展年度民主评议党员工作的通知';
  const dialog = await screen.findByRole('dialog', { name });
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(`“${name}”已被他人修改或删除，列表已刷新。`);
  expect(within(dialog).queryByText('没有更多内容。')).toBeNull();
  await waitFor(() => expect(screen.queryByRole('button', { name: /民主评议/, hidden: true })).toBeNull());
  expect(marked).toEqual([]);
});

test('a text that the list brings needs no call, and all are read at once; the bell counts what the server counts (§2.98)', async () => {
  let asked = 0;
  const read: (string | null)[] = [];
  const notice = { noticeTitle: '安全生产', noticeType: '1', noticeContent: '<p>戴好安全帽</p>', isRead: false };
  const data = [1, 2].map((noticeId) => ({ ...notice, noticeId, noticeTitle: `安全生产${noticeId}` }));
  server.use(
    http.get(path('/system/notice/listTop'), () => HttpResponse.json({ code: 200, data, unreadCount: 13 })),
    http.get(path('/system/notice/:id'), () => ((asked += 1), HttpResponse.json({ code: 500, msg: '没有' }))),
    http.post(path('/system/notice/markReadAll'), ({ request }) => {
      read.push(new URL(request.url).searchParams.get('ids'));
      return HttpResponse.json({ code: 200 });
    }),
  );
  const { user } = await signedIn('/workbench', 'clerk');
  await user.click(within(await card('通知公告')).getByRole('button', { name: /安全生产1/ }));
  await waitFor(() => expect(screen.getByText('戴好安全帽')).toBeVisible());
  expect(await screen.findByRole('button', { name: '通知 12 条', hidden: true })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '关闭' }));
  await user.click(within(await card('通知公告')).getByRole('button', { name: '全部已读' }));
  expect(read).toEqual(['2']);
  expect(asked).toBe(0);
});

test('an announcement of another year has its year, one of this year has none', async () => {
  const year = new Date().getFullYear();
  const data = [`${year}-02-01 08:00:00`, `${year - 1}-12-31 08:00:00`, ''].map((createTime, noticeId) => ({
    noticeId: noticeId + 1,
    noticeTitle: `公告${noticeId}`,
    noticeType: '2',
    createTime,
  }));
  server.use(http.get(path('/system/notice/listTop'), () => HttpResponse.json({ code: 200, data })));
  await signedIn();
  const rows = (await card('通知公告')).querySelectorAll('time');
  expect([...rows].map(({ textContent }) => textContent)).toEqual(['02-01', `${year - 1}-12-31`, '']);
});

const bell = () => screen.queryByRole('button', { name: /^通知/ });

test.each([
  ['no such call', { code: 404, msg: 'No endpoint GET /system/notice/listTop.' }, false],
  [
    'its name taken for an id',
    {
      code: 500,
      msg: "请求参数类型不匹配，参数[noticeId]要求类型为：'java.lang.Long'，但输入值为：'listTop'",
    },
    false,
  ],
  ['a refusal', { code: 403, msg: '没有' }, false],
  ['no announcements', { code: 200, data: [] }, true],
])(
  '%s: messages of the app take the place of announcements, and nothing is complained of (§2.98)',
  async (_name, answer, hasBell) => {
    let asked = 0;
    server.use(http.get(path('/system/notice/listTop'), () => ((asked += 1), HttpResponse.json(answer))));
    const { here, store } = await signedIn();
    await waitFor(() => expect(asked).toBe(1));
    await card('快捷入口');
    await waitFor(() => expect(bell() !== null).toBe(hasBell));
    await waitFor(() => expect(screen.queryByRole('region', { name: '通知公告' })).toBeNull());
    expect(await card('最新通知')).toHaveTextContent('暂无通知');
    expect(here()).toBe('/workbench');
    expect(screen.queryAllByRole('alert')).toEqual([]);
    expect(store.getState().errorLog).toEqual([]);
    // The bell is there for a message of the app.
    act(() => void store.dispatch(noticeAdded({ text: '下载完成' })));
    expect(bell()).toBeVisible();
    expect(await card('最新通知')).toHaveTextContent('下载完成');
  },
);

test.each([
  ['admin', 5, false],
  ['clerk', 5, true],
  ['clerk', 4, false],
] as const)(
  '%s, %i announcements: whether there is a word that there may be more (§2.98)',
  async (name, count, isTold) => {
    const data = Array.from({ length: count }, (_, at) => ({
      noticeId: at + 1,
      noticeTitle: `公告${at}`,
      noticeType: '2',
    }));
    server.use(http.get(path('/system/notice/listTop'), () => HttpResponse.json({ code: 200, data })));
    await signedIn('/workbench', name);
    await within(await card('通知公告')).findByText('公告0');
    expect(screen.queryByText('仅显示最新 5 条') !== null).toBe(isTold);
  },
);

test.each([
  ['an error', () => HttpResponse.json({ code: 500, msg: '数据库繁忙' }), '数据库繁忙（500）'],
  ['nonsense', () => HttpResponse.json({ code: 200, data: [{ noticeTitle: 1 }] }), /^接口返回格式不正确/],
])('announcements that %s kept away: card and bell say so, and load them again (§2.98)', async (_name, answer, why) => {
  server.use(http.get(path('/system/notice/listTop'), answer, { once: true }));
  const { user } = await signedIn();
  const failed = within(await card('通知公告'));
  expect(failed.getByRole('alert')).toHaveTextContent(/^通知公告加载失败/);
  expect(failed.getByText(why)).toBeVisible();
  await user.click(bell() as HTMLElement);
  const told = (await screen.findAllByText('通知公告加载失败'))[1]?.closest<HTMLElement>('[role=alert]');
  expect(screen.queryByText('暂无通知')).toBeNull();
  await user.click(within(told as HTMLElement).getByRole('button', { name: /^重\s*试$/ }));
  await waitFor(() => expect(screen.queryAllByText('通知公告加载失败')).toEqual([]));
  expect(failed.getByRole('list')).toBeVisible();
});

test('the group administrator asks the assistant from the workbench (§2.99)', async () => {
  const { user, reload } = await signedIn();
  const ask = within(await card('AI 问答'));
  expect(within(ask.getByRole('list', { name: '示例问题' })).getAllByRole('button')).toHaveLength(2);
  await user.type(ask.getByRole('textbox', { name: '向 AI 提问' }), '三会一课');
  reload();
  const again = within(await card('AI 问答'));
  await user.type(again.getByRole('textbox', { name: '向 AI 提问' }), '是什么{Enter}');
  const dialog = await screen.findByRole('dialog', { name: /AI 问答$/ });
  expect((await within(dialog).findAllByText('三会一课是什么'))[0]).toBeVisible();
  expect(again.getByRole('textbox', { name: '向 AI 提问', hidden: true })).toHaveValue('');
});

test('the card of the assistant leads to the conversations before (§2.99)', async () => {
  const { user } = await signedIn();
  await user.click(within(await card('AI 问答')).getByRole('button', { name: '历史会话' }));
  const list = await screen.findByRole('navigation', { name: '历史会话' });
  expect(await within(list).findByRole('button', { name: /^2999\./ })).toBeVisible();
});

test('others have no card of the assistant (§2.99)', async () => {
  await signedIn('/', 'clerk');
  await card('快捷入口');
  await card('通知公告');
  expect(screen.queryByRole('region', { name: 'AI 问答' })).toBeNull();
});
