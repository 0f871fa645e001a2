import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { db } from '../../../mocks/db/db';
import { renderApp, signedIn } from '../../renderApp';

/** Texts that have no Chinese form: names of products and keys, file types, units, dictionary codes and values. */
const NAMES =
  /\b(AI|Ctrl|K|CSV|PDF|ZIP|Copyright|admin|Enter|Esc|HTTP|IP|KB|MB|GB|JSON|SVG|MP4|PNG|JPG|csv|zip)\b|\.(svg|csv|txt|png|jpg|pdf|zip|docx|xlsx|mp4)\b|https?:\S+|[\w.]+@[\w.]+|[a-z]+(_[a-z]+)+/g;
const ATTRIBUTES = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'];

/** Where another element labels this one, its own label is not read. */
const isReplaced = (element: Element, name: string) => name === 'aria-label' && element.hasAttribute('aria-labelledby');

/** Every text of the page, shown or only for screen readers. */
function textsOf(root: Element): string[] {
  const elements = [root, ...root.querySelectorAll('*:not(script, style, svg *, code, pre)')];
  // antd's icons have English names. They do not count, because the name of the button, link, page or field around an
  // icon replaces them.
  const told = elements.filter(
    (element) =>
      !element
        .closest('[aria-hidden=true], [aria-label]:is(a, button), li[title], .ant-select')
        ?.contains(element.closest('[role=img]')),
  );
  return told.flatMap((element) => [
    ...[...element.childNodes].filter((node) => node instanceof Text).map((node) => node.textContent ?? ''),
    ...ATTRIBUTES.map((name) => (isReplaced(element, name) ? '' : (element.getAttribute(name) ?? ''))),
  ]);
}

/** Dictionary codes of one word. */
const isCode = (word: string) => db.dictTypes.some(({ dictType }) => dictType === word);

const foreignTexts = (root: Element) =>
  textsOf(root)
    .map((text) => text.trim())
    .filter((text) => (text.replace(NAMES, '').match(/[A-Za-z]{2,}/g) ?? []).some((word) => !isCode(word)));

test('an English word is found', () => {
  document.body.innerHTML = '<p title="AI 问答">保存</p><button aria-label="Close">关闭 Ctrl+K</button><i>loading</i>';
  expect(foreignTexts(document.body)).toEqual(['Close', 'loading']);
  document.body.replaceChildren();
});

test.each([
  ['/login', /欢迎登录/],
  ['/403', /没有访问权限/],
  ['/404', /页面不存在/],
])('%s says everything in Chinese (§1.4)', async (at, heading) => {
  const app = renderApp(at);
  await screen.findByRole('heading', { name: heading });
  expect(foreignTexts(app.container.ownerDocument.body)).toEqual([]);
  expect(document.title).not.toMatch(/[A-Za-z]{2}/);
});

test.each([
  ['/workbench', /集团管理员！$/],
  ['/profile', /集团管理员/],
  ['/system/dict', /党组织类别/, /党员类别/],
  ['/files', /文件/],
])('%s says everything in Chinese', async (at, heading, fetched = /./) => {
  const app = await signedIn(at);
  await screen.findAllByRole('heading', { name: heading });
  await waitFor(() => expect(app.container).toHaveTextContent(fetched));
  expect(foreignTexts(app.container.ownerDocument.body)).toEqual([]);
  expect(document.title).not.toMatch(/[A-Za-z]{2}/);
});

test.each([
  ['主题配置', /^主题配置$/],
  ['AI 问答', /^AI 问答，/, /^AI 问答$/],
])('the dialog %s says everything in Chinese', async (_name, name, title = name) => {
  const { user } = await signedIn();
  await user.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name: title });
  expect(foreignTexts(dialog)).toEqual([]);
});
