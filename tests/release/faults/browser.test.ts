import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdBack, urlOf } from '../../e2e/browser';
import { dismissToasts } from '../../e2e/dismissToasts';
import { fillLogin, signIn } from '../../e2e/signIn';
import { attempt, expectCalm, injectFault, removeFaults, openLab, openLabAt, untilSettled } from './lab';

const welcome = (page: Page) => page.getByRole('heading', { name: /集团管理员！$/ }).waitFor();
const male = (page: Page) => page.getByRole('cell', { name: '男', exact: true }).waitFor();
const hint = (page: Page, text: string) => page.getByLabel('提示', { exact: true }).getByText(text).waitFor();
const field = (page: Page) => page.getByLabel('问题', { exact: true });

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^账号：/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
}

/** Ways in which the browser's storage can fail. */
const STORAGES: readonly (readonly [name: string, spoil: () => void, keeps: boolean])[] = [
  [
    'storage is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
    false,
  ],
  [
    'storage is blocked',
    () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    },
    false,
  ],
  [
    'storage is damaged',
    () => {
      const damaged = ['{', '[]', 'null', '{"collapse":"yes"}', '{"layout":7,"themeName":["x"]}', '\u0000', '"'];
      ['theme', 'collapse', 'recent:1', 'chatDrafts:1', 'difyChatConfig', 'dataName', 'rememberedUserName'].forEach(
        (key, place) => localStorage.setItem(key, damaged[place % damaged.length] ?? ''),
      );
      sessionStorage.setItem('tabs', '{"user":"1","tabs":[{"key":1}]}');
    },
    true,
  ],
  [
    'storage access by another type',
    () => {
      Object.defineProperty(window, 'localStorage', { value: null });
    },
    false,
  ],
];

/** Signs in and uses each part of the app once. */
async function workADay(page: Page, keeps: boolean, begin = signIn): Promise<void> {
  // The hint may be gone before the shell is there.
  const told = keeps ? undefined : hint(page, '浏览器未能保存登录状态，刷新页面后需要重新登录');
  await Promise.all([begin(page), told]);
  await welcome(page);
  await dismissToasts(page);
  await page.evaluate(() => (location.hash = '#/system/dict?type=sys_user_sex'));
  await male(page);
  await page.getByRole('button', { name: '收起菜单' }).click();
  await page.getByRole('button', { name: '主题配置', exact: true }).click();
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await hint(page, keeps ? '主题配置已保存' : '浏览器未能保存主题配置，刷新页面后将恢复原样');
  await page.getByRole('button', { name: 'AI 问答', exact: true }).click();
  await field(page).fill('还没有发送的问题');
  await page.getByRole('button', { name: '关闭对话框' }).click();
  await page.getByRole('button', { name: 'AI 问答', exact: true }).click();
  if (keeps) expect(await field(page).inputValue()).toBe('还没有发送的问题');
  await page.getByRole('button', { name: '关闭对话框' }).click();
  await untilSettled(page);
  await signOut(page);
  await page.getByRole('form', { name: '登录' }).waitFor();
}

test.each(STORAGES)('%s: the work goes on', async (name, spoil, keeps) => {
  const page = await openLab();
  await page.addInitScript(spoil);
  await page.goto(urlOf('/workbench'));
  expect(await attempt(name, () => workADay(page, keeps))).toEqual([]);
  expectCalm(page);
});

test('offline and back: told while it lasts, then everything works again', async () => {
  const page = await openLabAt('/system/dict?type=sys_user_sex');
  await male(page);
  const context = page.context();
  const lost = page.getByText('网络连接已断开，恢复后可继续操作');
  const broken = [
    ...(await attempt('offline: query', async () => {
      await context.setOffline(true);
      await lost.waitFor();
      await page.getByRole('button', { name: '查询' }).click();
      await page.getByText('字典数据加载失败').waitFor();
      await page.getByRole('alert').getByText('网络连接已断开，恢复后自动重新加载').waitFor();
      await untilSettled(page);
      await context.setOffline(false);
      await lost.waitFor({ state: 'detached' });
      // What failed meanwhile is fetched again by itself.
      await page.getByText('字典数据加载失败').waitFor({ state: 'detached' });
      await male(page);
    })),
    ...(await attempt('offline: chat', async () => {
      await page.getByRole('button', { name: 'AI 问答', exact: true }).click();
      await field(page).fill('断网时的问题');
      await context.setOffline(true);
      await field(page).press('Enter');
      await page.getByText('发送消息失败：网络已断开，请检查网络').first().waitFor();
      await context.setOffline(false);
      await page.getByRole('log').getByRole('button', { name: '重试' }).click();
      // 停止 may be there too shortly to be seen; only a reply can be copied.
      await page.getByRole('button', { name: '复制', exact: true }).waitFor();
      await page.getByRole('article').getByText('断网时的问题', { exact: true }).waitFor();
      await page.getByRole('button', { name: '关闭对话框' }).click();
    })),
    ...(await attempt('offline: sign out and in', async () => {
      await context.setOffline(true);
      await signOut(page);
      await page.getByRole('form', { name: '登录' }).waitFor();
      await page.getByRole('button', { name: '加载失败，点击重试' }).waitFor();
      await context.setOffline(false);
      // The picture is fetched again by itself.
      await page.getByAltText('验证码图片').waitFor();
      await signIn(page);
      await male(page);
    })),
  ];
  expect(broken).toEqual([]);
  expectCalm(page, [/ERR_INTERNET_DISCONNECTED/]);
});

test('double clicks: one call each', async () => {
  const page = await openLab();
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' || pathname.includes('FlowChat') || pathname.includes('oss/'))
      calls.push(`${request.method()} ${pathname.replace('/dzb/prod-api', '')}`);
  });
  const once = async (name: string, act: () => Promise<unknown>, call: string) =>
    attempt(`double click: ${name}`, async () => {
      calls.length = 0;
      await act();
      await untilSettled(page);
      expect(calls).toEqual([call]);
    });
  await page.goto(urlOf('/system/dict?type=sys_user_sex'));
  await page.getByAltText('验证码图片').waitFor();
  await page.evaluate(() =>
    document.addEventListener('click', ({ target, detail }) => {
      // Every click on a button is repeated at once, as by an impatient user.
      const button = target instanceof Element ? target.closest('button') : null;
      if (button?.matches('[type=submit], [class*=primary], .twice') && detail > 0) button.click();
    }),
  );
  const broken = [
    ...(await once(
      'login',
      async () => {
        await fillLogin(page, 'admin');
        await male(page);
      },
      'POST /login',
    )),
    ...(await once(
      'save',
      async () => {
        await page.getByRole('button', { name: '修改“男”' }).click();
        await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
        await hint(page, '修改成功');
      },
      'PUT /system/dict/child',
    )),
    ...(await once(
      'question',
      async () => {
        // The reply must not end before it is stopped.
        await injectFault(page, 'getAnswerFlowChat', 'slow');
        await page.getByRole('button', { name: 'AI 问答', exact: true }).click();
        await field(page).fill('双击的问题');
        await page.getByRole('button', { name: '发送', exact: true }).click();
        await page.getByRole('button', { name: '停止' }).click();
        await page.getByRole('button', { name: '关闭对话框' }).click();
      },
      'GET /difyProxy/getAnswerFlowChat',
    )),
  ];
  expect(broken).toEqual([]);
  expectCalm(page);
});

test('back and forward while pages load: the last one stands', async () => {
  const page = await openLabAt('/workbench');
  const go = (path: string) => page.evaluate((hash) => (location.hash = hash), path);
  const broken = [
    ...(await attempt('back and forward during a slow answer', async () => {
      await injectFault(page, 'child/list', 'slow');
      await go('#/system/dict?type=sys_user_sex');
      await page.getByRole('region', { name: '字典数据' }).waitFor();
      for (let round = 0; round < 3; round += 1) {
        await page.goBack();
        await page.goForward();
      }
      await page.getByRole('tab', { name: '字典管理', selected: true }).waitFor();
      await page.getByRole('cell', { name: '男', exact: true }).waitFor();
      await untilSettled(page);
    })),
    ...(await attempt('back during an answer that never comes', async () => {
      await injectFault(page, 'child/list', 'hang');
      await go('#/system/dict?type=nation');
      await page.goBack();
      await untilSettled(page);
      await removeFaults(page);
      await go('#/system/dict?type=nation');
      await untilSettled(page);
    })),
    ...(await attempt('back while code is on its way', async () => {
      const comes = await holdBack(page, '**/static/CataloguePage-*.js');
      await go('#/workbench');
      await welcome(page);
      await go('#/catalogue');
      await page.goBack();
      await welcome(page);
      comes();
      await page.goForward();
      await page.getByRole('heading', { name: '组件总览' }).waitFor();
      await untilSettled(page);
    })),
    ...(await attempt('reload during the start of the session', async () => {
      await go('#/profile');
      await page.getByText('全部权限').waitFor();
      await injectFault(page, 'getInfo', 'slow');
      for (let round = 0; round < 3; round += 1) await page.reload({ waitUntil: 'domcontentloaded' });
      await page.getByText('全部权限').waitFor();
      await removeFaults(page);
      await untilSettled(page);
    })),
  ];
  expect(broken).toEqual([]);
  expectCalm(page, [/ERR_ABORTED/]);
});
