import { safeFileName } from '@/lib/download/fileName';
import { saveBlob } from '@/lib/download/saveBlob';
import type { ChatStore } from '../store/createChatStore';
import { toMarkdown } from '../store/toMarkdown';

const nameOf = (title: string, ending: string) => safeFileName(`${title.replace(/[/\\]/g, '_')}.${ending}`);

/** Exports the open conversation, or one reply of it with its question. */
export function useExport(chatStore: ChatStore, title: string) {
  const exportMarkdown = () => {
    const text = toMarkdown(title, chatStore.state.get().messages);
    saveBlob(new Blob([text], { type: 'text/markdown;charset=utf-8' }), nameOf(title, 'md'));
  };
  return { exportMarkdown };
}
