import { expect, test } from 'vitest';
import { expectClean } from '../e2e/browser';
import { openSignedIn } from '../e2e/openSignedIn';

const news = (path: string, title: string) => ({ path, name: path, component: 'profile/ProfilePage', meta: { title } });

test('a new menu without a reload: what is typed stays, a tab whose page is gone says so (§4.49)', async () => {
  const page = await openSignedIn('/workbench', {
    prepare: (opened) =>
      opened.route('**/prod-api/getRouters', (route) =>
        route.fulfill({ json: { code: 200, data: [news('/old', '旧闻'), news('/stay', '常驻')] } }),
      ),
  });
  await page.getByRole('link', { name: '旧闻' }).first().click();
  await page.getByRole('tab', { name: /旧闻$/ }).waitFor();
  await page.getByRole('link', { name: '常驻' }).first().click();
  await page.getByRole('tab', { name: /常驻$/ }).waitFor();
  await page.getByRole('heading', { name: '集团管理员' }).evaluate((shown) => shown.setAttribute('data-same', 'yes'));

  await page.unroute('**/prod-api/getRouters');
  await page.route('**/prod-api/getRouters', (route) =>
    route.fulfill({ json: { code: 200, data: [news('/new', '新闻'), news('/stay', '常驻')] } }),
  );
  await page.getByRole('button', { name: /^账号：/ }).click();
  await page.getByRole('menuitem', { name: '刷新菜单与权限' }).click();
  await page.getByText('菜单与权限已刷新').waitFor();
  await page.getByText('“旧闻”已不可用，标签已关闭').waitFor();
  expect(await page.getByRole('tab', { name: /旧闻$/ }).count()).toBe(0);
  expect(await page.locator('#page [data-same=yes]').count()).toBe(1);
  await page.getByRole('link', { name: '新闻' }).first().click();
  await page.getByRole('tab', { name: /新闻$/ }).waitFor();
  expect(new URL(page.url()).hash).toBe('#/new');
  expectClean(page);
});

test('what failed while there was no connection is fetched when it is back (§4.50)', async () => {
  const page = await openSignedIn('/system/dict?type=member_type');
  await page.getByRole('row', { name: /正式党员/ }).waitFor();
  await page.context().setOffline(true);
  await page.getByText('网络连接已断开，恢复后可继续操作').waitFor();
  await page.getByRole('tree', { name: '字典类型' }).getByText('性别').click();
  await page.getByLabel('错误提示').getByRole('listitem').first().waitFor();
  await page.context().setOffline(false);
  await page.getByRole('row', { name: /女/ }).waitFor();
});
