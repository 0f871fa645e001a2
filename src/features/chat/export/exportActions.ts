import { ChunkLoadError, loadWithRetry } from '@/lib/loadWithRetry';
import type { MenuAction } from '@/ui/actionMenu/MenuButton';
import type { Toasts } from '@/ui/toast/createToasts';
import type { Chat } from '../store/createChat';

export type ExportFormat = 'word' | 'markdown';

/** The entries of the menu 导出, for a reply and for a conversation. */
export const exportActions = (onExport: (format: ExportFormat) => void): MenuAction[] => [
  { key: 'word', label: 'Word（.docx）', onChoose: () => onExport('word') },
  { key: 'markdown', label: 'Markdown（.md）', onChoose: () => onExport('markdown') },
];

const load = loadWithRetry(() => import('./exportChat'));

/** Saves the open conversation as a file, or the reply `id` with its question; reports failures. */
export async function exportChat(chat: Chat, toast: Toasts, title: string, format: ExportFormat, id?: string) {
  const chosen = chat.state.get();
  try {
    const { exportConversation, exportReply } = await load();
    await (id === undefined
      ? exportConversation(chat, chosen, title, format)
      : exportReply(chat, chosen, title, format, id));
  } catch (error) {
    // Errors of the export itself have messages for users.
    if (error instanceof Error && !(error instanceof ChunkLoadError)) toast.error(error.message);
    else toast.failure(error);
  }
}
