import { useCallback, useState } from 'react';
import { safeFileName } from '@/lib/download/fileName';
import { saveBlob } from '@/lib/download/saveBlob';
import { useToast } from '@/ui/toast/useToast';
import type { ChatMessage } from '../ChatMessage';
import type { ChatContent } from './chatWord';
import { exportWord } from './exportWord';
import type { Chat } from '../store/createChat';
import { chatMarkdown } from './chatMarkdown';
import type { ExportFormat } from './exportActions';

const MAX_TITLE_CHARS = 40;

const nameOf = (title: string, ending: string) => safeFileName(`${title.replace(/[/\\]/g, '_')}.${ending}`);

function fileOf(content: ChatContent, format: ExportFormat): Promise<Blob> {
  if (format === 'word') return exportWord(content);
  return Promise.resolve(new Blob([chatMarkdown(content)], { type: 'text/markdown;charset=utf-8' }));
}

/** The reply with its question, and a title for both. */
function exchangeOf(messages: readonly ChatMessage[], replyId: string): { title?: string; messages: ChatMessage[] } {
  const at = messages.findIndex(({ id }) => id === replyId);
  const reply = messages[at];
  const question = messages.slice(0, at).findLast(({ role }) => role === 'user');
  const title = question?.content.trim().split('\n')[0]?.slice(0, MAX_TITLE_CHARS);
  return { ...(title && { title }), messages: [question, reply].filter((message) => message !== undefined) };
}

/** Saves the open conversation, or one reply of it with its question, as a file. */
export function useExport(chat: Chat, title: string) {
  const { fileBase } = chat.calls;
  const toast = useToast();
  const [isExporting, setIsExporting] = useState(false);

  const save = useCallback(
    async (name: string, messages: readonly ChatMessage[], format: ExportFormat, isPartial = false) => {
      setIsExporting(true);
      try {
        const said = messages.filter(({ isNotice }) => !isNotice);
        saveBlob(
          await fileOf({ title: name, date: Date.now(), messages: said, fileBase, isPartial }, format),
          nameOf(name, format === 'word' ? 'docx' : 'md'),
        );
      } catch (error) {
        toast.error(error instanceof Error ? error.message : String(error));
      } finally {
        setIsExporting(false);
      }
    },
    [toast, fileBase],
  );
  const exportAll = useCallback(
    async (format: ExportFormat) => {
      // What the server has and the list does not show yet belongs to it too.
      while (chat.state.get().earlier.type === 'more') await chat.loadEarlier();
      const { messages, earlier } = chat.state.get();
      await save(title, messages, format, earlier.type !== 'none');
    },
    [save, chat, title],
  );
  const exportReply = useCallback(
    (id: string, format: ExportFormat) => {
      const { title: asked = title, messages } = exchangeOf(chat.state.get().messages, id);
      void save(asked, messages, format);
    },
    [save, chat, title],
  );
  return { isExporting, exportAll, exportReply };
}
