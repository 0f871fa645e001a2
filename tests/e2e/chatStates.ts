import type { Locator, Page } from 'playwright-core';
import { PHONE, type Size } from './browser';
import {
  ask,
  endStream,
  failStream,
  lastAnswer,
  messageLog,
  pushText,
  sendEvent,
  questionField,
  untilAnswered,
  type Variant,
} from './chat';

/** A dialog whose states are looked at one after another; its page must have been prepared by `prepareStates`. */
export interface Scene {
  page: Page;
  chat: Locator;
  variant: Variant;
  size: Size;
}

const ANSWER = `# 一、要求

按照**规定**办理，见[条例](https://example.org/a)和\`代码\`。

- [x] 已办
- 待办
  1. 甲

> 引文

| 事项 | 期限 |
| --- | ---: |
| ${'很长的事项'.repeat(30)} | 五个工作日 |

\`\`\`ts
/** 说明 */
const rate: number = 0.005; // 比例
function fee(base: string) { return \`\${base}\`; }
\`\`\`

正文[^1]。

[^1]: 注释
`;
const SECTION = `## 第一节\n\n${'坚持把政治建设摆在首位，严格执行党的组织生活制度。'.repeat(8)}\n\n| 事项 | 期限 |\n| --- | --- |\n| 公示 | 五个工作日 |\n\n`;
const LONG_ANSWER = SECTION.repeat(Math.ceil(200_000 / new TextEncoder().encode(SECTION).length));

const SOURCES = [
  {
    document_name: '中国共产党发展党员工作细则',
    content: '第一条 为了规范发展党员工作。',
    url: 'https://example.org/1',
  },
  { document_name: '中国共产党章程' },
];

const DAY_S = 86_400;
const NAMES = [
  '发展党员要经过哪些步骤？',
  '什么是三会一课？',
  '入党志愿书怎样填写',
  '党费缴纳标准',
  '支部委员会换届选举程序',
];
const AGES = [0, 1, 3, 5, 40];

/** Answers Dify's own calls, so that the list has all that it can have; the streams are the test's (`takeOverStreams`). */
export async function prepareStates(page: Page): Promise<void> {
  const now = Date.now() / 1000;
  let data = NAMES.map((name, index) => ({ id: `c${index}`, name, updated_at: now - (AGES[index] ?? 0) * DAY_S }));
  const record = { id: 'm1', query: '旧问题', answer: ANSWER, created_at: now - 60, retriever_resources: SOURCES };
  await page.route('**/dify/v1/**', (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    if (route.request().method() === 'DELETE') data = data.filter(({ id }) => !pathname.endsWith(`/${id}`));
    if (pathname.endsWith('/conversations')) return route.fulfill({ json: { data, has_more: true } });
    if (!pathname.endsWith('/messages')) return route.fulfill({ json: { result: 'success' } });
    const id = searchParams.get('conversation_id');
    if (id === 'c3') return route.fulfill({ status: 503, body: '' });
    return route.fulfill({ json: { data: id === 'c1' ? [record] : [], has_more: false } });
  });
  await page.addInitScript(() =>
    localStorage.setItem('difyChatConfig', JSON.stringify({ apiKey: 'key', baseURL: '/dify/v1' })),
  );
}

const history = ({ chat }: Scene): Locator => chat.getByRole('navigation', { name: '历史会话' });
const menuItem = ({ page }: Scene, name: string | RegExp): Locator => page.getByRole('menuitem', { name });
const question = ({ page }: Scene): Locator => page.getByRole('alertdialog', { name: '温馨提示' });

async function confirmed(scene: Scene, button: string): Promise<void> {
  await question(scene).getByRole('button', { name: button }).click();
  await question(scene).waitFor({ state: 'detached' });
}

async function openRow(scene: Scene, name: string): Promise<void> {
  await showList(scene);
  await history(scene).getByRole('button', { name, exact: true }).click();
}

/** On a phone the list covers the conversation only when it is asked for. */
async function showList(scene: Scene): Promise<void> {
  if (scene.size === PHONE) await scene.chat.getByRole('button', { name: '会话列表' }).click();
  await history(scene).getByRole('button', { name: '新建会话' }).waitFor();
}

async function answered({ page, chat }: Scene, asked: string, answer: string): Promise<void> {
  await ask(chat, asked);
  await pushText(page, answer);
  await endStream(page);
  await untilAnswered(chat);
}

interface State {
  name: string;
  /** Whether only the large dialog has it. */
  isLarge?: boolean;
  /** Leads there from the state before. */
  reach: (scene: Scene) => Promise<unknown>;
  /** Leads away from it, if the next state does not. */
  leave?: (scene: Scene) => Promise<unknown>;
}

/** What the dialogs can show, each reached from the one before. */
export const STATES: readonly State[] = [
  { name: 'welcome', reach: ({ chat }) => chat.getByRole('list', { name: '示例问题' }).waitFor() },
  {
    name: 'too long',
    reach: async ({ chat }) => {
      await questionField(chat).fill('很长的问题'.repeat(200));
      await chat.getByText(/^问题过长/).waitFor();
    },
    leave: ({ chat }) => questionField(chat).fill(''),
  },
  { name: 'waiting', reach: ({ chat }) => ask(chat, '发展党员要经过哪些步骤？') },
  { name: 'streaming', reach: ({ page }) => pushText(page, ANSWER) },
  {
    name: 'answered',
    reach: async ({ page, chat }) => {
      const metadata = { retriever_resources: SOURCES };
      await sendEvent(page, { event: 'message_end', metadata });
      await endStream(page);
      await untilAnswered(chat);
      await lastAnswer(chat).locator('.hljs-keyword').first().waitFor();
      await lastAnswer(chat).getByRole('group', { name: '引用来源' }).getByRole('button').first().click();
    },
  },
  {
    name: 'export of a reply',
    reach: async (scene) => {
      await lastAnswer(scene.chat).getByRole('button', { name: '导出' }).click();
      await menuItem(scene, /Word/).waitFor();
    },
    leave: ({ page }) => page.keyboard.press('Escape'),
  },
  {
    name: 'export of the conversation',
    reach: async (scene) => {
      await menuItem(scene, /Word/).waitFor({ state: 'detached' });
      const tools = scene.chat.getByRole('group', { name: '会话操作' });
      await tools.getByRole('button', { name: '导出' }).click();
      await menuItem(scene, /Word/).waitFor();
    },
    leave: async (scene) => {
      await scene.page.keyboard.press('Escape');
      await menuItem(scene, /Word/).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'editing',
    reach: async ({ chat }) => {
      await messageLog(chat).getByRole('button', { name: '编辑' }).click();
      await chat.getByText(/^正在编辑上一个问题/).waitFor();
    },
    leave: ({ chat }) => chat.getByRole('button', { name: '取消编辑' }).click(),
  },
  {
    name: 'stopped',
    reach: async ({ page, chat }) => {
      await ask(chat, '什么是三会一课？');
      await pushText(page, '三会一课是');
      await chat.getByRole('button', { name: '停止' }).click();
      await lastAnswer(chat).getByText('已停止').waitFor();
    },
  },
  {
    name: 'incomplete, away from the end',
    reach: async ({ page, chat }) => {
      await ask(chat, '预备期多长？');
      await pushText(page, '预备党员的预备期为一年，');
      await failStream(page);
      await lastAnswer(chat)
        .getByText(/^回答不完整/)
        .waitFor();
      await messageLog(chat).evaluate((element) => (element.scrollTop = 0));
      await chat.getByRole('button', { name: '回到最新' }).waitFor();
    },
  },
  {
    name: 'failed',
    reach: async ({ page, chat }) => {
      await ask(chat, '党费怎样缴纳？');
      await failStream(page);
      await chat.getByText('发送失败').waitFor();
    },
  },
  {
    name: 'offline, the rest being fetched',
    reach: async ({ page, chat }) => {
      await ask(chat, '党费怎样缴纳？');
      await sendEvent(page, { event: 'message', answer: '按', conversation_id: 'c9' });
      await page.context().setOffline(true);
      await page.getByText('网络连接已断开，恢复后可继续操作').waitFor();
      await failStream(page);
      await lastAnswer(chat).getByText('生成中').waitFor();
    },
    leave: async ({ page, chat }) => {
      await chat.getByRole('button', { name: '停止' }).click();
      await page.context().setOffline(false);
      await untilAnswered(chat);
    },
  },
  { name: 'an answer of 200 KB', reach: (scene) => answered(scene, '党务知识汇编', LONG_ANSWER) },
  {
    name: 'question before clearing',
    reach: async (scene) => {
      await scene.chat.getByRole('button', { name: '清空' }).click();
      await question(scene).waitFor();
    },
    leave: (scene) => confirmed(scene, '确定'),
  },
  { name: 'cleared', reach: ({ chat }) => chat.getByText('对话已清空，有什么可以帮您？').waitFor() },
  { name: 'list', isLarge: true, reach: showList },
  {
    name: 'search',
    isLarge: true,
    reach: async (scene) => {
      await history(scene).getByRole('searchbox').fill('党');
      await history(scene)
        .getByText(/^找到 \d+ 个会话/)
        .waitFor();
    },
  },
  {
    name: 'nothing found',
    isLarge: true,
    reach: async (scene) => {
      await history(scene).getByRole('searchbox').fill('没有的');
      await history(scene).getByText('没有找到相符的会话').waitFor();
    },
    leave: (scene) => history(scene).getByRole('searchbox').fill(''),
  },
  {
    name: 'menu of a conversation',
    isLarge: true,
    reach: async (scene) => {
      await history(scene).getByRole('button', { name: '什么是三会一课？：更多操作' }).click();
      await menuItem(scene, '重命名').waitFor();
    },
  },
  {
    name: 'renaming',
    isLarge: true,
    reach: async (scene) => {
      await menuItem(scene, '重命名').click();
      await history(scene).getByRole('textbox', { name: '会话名称' }).waitFor();
    },
    leave: ({ page }) => page.keyboard.press('Escape'),
  },
  {
    name: 'question before deleting',
    isLarge: true,
    reach: async (scene) => {
      await history(scene).getByRole('button', { name: '什么是三会一课？：更多操作' }).click();
      await menuItem(scene, '删除').click();
      await question(scene).waitFor();
    },
    leave: async (scene) => {
      await confirmed(scene, '取消');
      if (scene.size === PHONE) await scene.chat.getByRole('button', { name: '会话列表' }).click();
    },
  },
  {
    name: 'a past conversation',
    isLarge: true,
    reach: async (scene) => {
      await openRow(scene, '什么是三会一课？');
      await lastAnswer(scene.chat).getByRole('group', { name: '引用来源' }).waitFor();
    },
  },
  {
    name: 'records that cannot be loaded',
    isLarge: true,
    reach: async (scene) => {
      await openRow(scene, '党费缴纳标准');
      await scene.chat.getByText('会话记录加载失败').waitFor();
    },
  },
  {
    name: 'an empty conversation',
    isLarge: true,
    reach: async (scene) => {
      await openRow(scene, '入党志愿书怎样填写');
      await scene.chat.getByText('这个会话还没有记录').waitFor();
    },
  },
  {
    name: 'question before a new conversation',
    isLarge: true,
    reach: async (scene) => {
      await showList(scene);
      await history(scene).getByRole('button', { name: '新建会话' }).click();
      await question(scene).waitFor();
    },
  },
];
