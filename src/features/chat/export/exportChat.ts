import { safeFileName } from '@/lib/download/fileName';
import { saveBlob } from '@/lib/download/saveBlob';
import type { ChatState } from '../store/chatReducer';
import type { Chat } from '../store/createChat';
import { chatMarkdown, type ChatContent } from './chatMarkdown';
import type { ExportFormat } from './exportActions';

const MAX_TITLE_CHARS = 40;

/** Time limit for a file; the largest conversations take some seconds. */
const LIMIT_MS = 60_000;

/**
 * Makes the Word file of a reply or of a conversation, without stopping the page.
 *
 * @returns it rejects with an error whose message says why and what helps
 */
export async function exportWord(content: ChatContent): Promise<Blob> {
  const worker = new Worker(new URL('./wordWorker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Blob>((resolve, reject) => {
      const fail = (message: string, cause?: unknown) => reject(new Error(message, { cause }));
      timer = setTimeout(() => fail('内容过长，未能生成 Word 文档，请分次导出，或导出 Markdown'), LIMIT_MS);
      worker.onmessage = ({ data }: MessageEvent<Blob | string>) => {
        if (typeof data === 'string') fail('未能生成 Word 文档，请改为导出 Markdown', data);
        else resolve(data);
      };
      worker.onerror = ({ message }) => fail('导出组件加载失败，请检查网络，或刷新页面后重试', message);
      worker.postMessage(content);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}

type Content = Omit<ChatContent, 'date' | 'fileBase'>;

async function save(chat: Chat, said: Content, format: ExportFormat): Promise<void> {
  const messages = said.messages.filter(({ isNotice }) => !isNotice);
  const content = { ...said, messages, date: Date.now(), fileBase: chat.calls.fileBase };
  const isWord = format === 'word';
  const file = isWord
    ? await exportWord(content)
    : new Blob([chatMarkdown(content)], { type: 'text/markdown;charset=utf-8' });
  await saveBlob(file, safeFileName(`${said.title.replace(/[/\\]/g, '_')}.${isWord ? 'docx' : 'md'}`));
}

/** Saves the conversation that was `chosen`, with what the server has of it and the list does not show yet. */
export async function exportConversation(chat: Chat, { thread }: ChatState, title: string, format: ExportFormat) {
  const isOpen = () => chat.state.get().thread === thread;
  while (isOpen() && chat.state.get().earlier.type === 'more') await chat.loadEarlier();
  if (!isOpen()) throw new Error('已打开别的会话，没有导出');
  const { messages, earlier } = chat.state.get();
  await save(chat, { title, messages, isPartial: earlier.type !== 'none' }, format);
}

/** Saves a reply with its question, which is the title; `title` where there is none. */
export function exportReply(chat: Chat, { messages: all }: ChatState, title: string, format: ExportFormat, id: string) {
  const at = all.findIndex((message) => message.id === id);
  const question = all.slice(0, at).findLast(({ role }) => role === 'user');
  const asked = question?.content.trim().split('\n')[0]?.slice(0, MAX_TITLE_CHARS);
  const messages = [question, all[at]].filter((message) => message !== undefined);
  return save(chat, { title: asked ? asked : title, messages, isReply: true }, format);
}
