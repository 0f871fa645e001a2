import { safeFileName } from '@/lib/download/fileName';
import { saveBlob } from '@/lib/download/saveBlob';
import type { MenuAction } from '@/ui/actionMenu/MenuButton';
import type { Toasts } from '@/ui/toast/createToasts';
import type { Chat } from '../store/createChat';
import { chatMarkdown, type ChatContent } from './chatMarkdown';
import { exportWord } from './exportWord';

export type ExportFormat = 'word' | 'markdown';

const MAX_TITLE_CHARS = 40;

/** The entries of the menu 导出, for a reply and for a conversation. */
export const exportActions = (onExport: (format: ExportFormat) => void): MenuAction[] => [
  { key: 'word', label: 'Word（.docx）', onChoose: () => onExport('word') },
  { key: 'markdown', label: 'Markdown（.md）', onChoose: () => onExport('markdown') },
];

type Content = Omit<ChatContent, 'date' | 'fileBase'>;

async function save(chat: Chat, toast: Toasts, said: Content, format: ExportFormat): Promise<void> {
  const messages = said.messages.filter(({ isNotice }) => !isNotice);
  const content = { ...said, messages, date: Date.now(), fileBase: chat.calls.fileBase };
  const isWord = format === 'word';
  try {
    const file = isWord
      ? await exportWord(content)
      : new Blob([chatMarkdown(content)], { type: 'text/markdown;charset=utf-8' });
    saveBlob(file, safeFileName(`${said.title.replace(/[/\\]/g, '_')}.${isWord ? 'docx' : 'md'}`));
  } catch (error) {
    toast.error(error instanceof Error ? error.message : String(error));
  }
}

/** Saves the open conversation, with what the server has of it and the list does not show yet. */
export async function exportConversation(chat: Chat, toast: Toasts, title: string, format: ExportFormat) {
  while (chat.state.get().earlier.type === 'more') await chat.loadEarlier();
  const { messages, earlier } = chat.state.get();
  await save(chat, toast, { title, messages, isPartial: earlier.type !== 'none' }, format);
}

/** Saves a reply with its question, which is the title; `title` where there is none. */
export function exportReply(chat: Chat, toast: Toasts, id: string, title: string, format: ExportFormat) {
  const all = chat.state.get().messages;
  const at = all.findIndex((message) => message.id === id);
  const question = all.slice(0, at).findLast(({ role }) => role === 'user');
  const asked = question?.content.trim().split('\n')[0]?.slice(0, MAX_TITLE_CHARS);
  const messages = [question, all[at]].filter((message) => message !== undefined);
  return save(chat, toast, { title: asked ? asked : title, messages, isReply: true }, format);
}
