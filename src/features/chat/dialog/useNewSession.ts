import { useConfirm } from '@/ui/dialog/useConfirm';
import type { ChatSession } from '../session/createChatSession';

/** Begins a new session when the user agrees (specification, section 4). Resolves with whether that was so. */
export function useNewSession(session: ChatSession): () => Promise<boolean> {
  const confirm = useConfirm();
  return async () => {
    const agreed = await confirm('确定要开始新的会话吗？当前对话上下文将丢失。');
    if (agreed) session.startNew();
    return agreed;
  };
}
