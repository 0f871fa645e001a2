import { useConfirm } from '@/ui/dialog/confirmations';
import type { Chat } from './store/createChat';

/**
 * Asks the user and, if they agree, starts a new conversation (§4.36). Resolves with whether they agreed.
 */
export function useNewConversation(chat: Chat): () => Promise<boolean> {
  const confirm = useConfirm();
  return async () => {
    const agreed = await confirm('确定要开始新的会话吗？当前对话上下文将丢失。');
    if (agreed) chat.startNew();
    return agreed;
  };
}
