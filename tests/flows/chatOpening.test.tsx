import { configure, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn } from '../renderApp';

// What is hidden from whom is for the browser tests: asking for it takes jsdom long.
configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });

const openByIcon = async () => {
  const app = await signedIn();
  await app.user.click(await screen.findByRole('button', { name: /^AI 问答助手/ }));
  return within(await screen.findByRole('dialog', { name: /AI 问答/ }));
};

test('a click on the floating icon opens the small dialog', async () => {
  const chat = await openByIcon();
  expect(await chat.findByRole('button', { name: '新会话' })).toBeInTheDocument();
  // Only the large one has the list of conversations.
  expect(chat.queryByRole('navigation', { name: '历史会话' })).toBeNull();
});

test('the greeting offers all four sample questions', async () => {
  const chat = await openByIcon();
  for (const question of [
    '发展党员工作中的“四次公示”分别是什么？',
    '入党积极分子的培养联系人一般有几名？',
    '对领导干部“五个过硬”的要求是什么？',
    '集团党委是什么时候成立的？',
  ]) {
    expect(await chat.findByRole('button', { name: question })).toBeInTheDocument();
  }
});
