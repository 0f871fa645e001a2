import { Button, Flex } from 'antd';
import { safeFileName } from '@/lib/download/fileName';
import { saveBlob } from '@/lib/download/saveBlob';
import { useConfirm } from '@/ui/dialog/useConfirm';
import type { ChatStore } from '../store/createChatStore';
import { toMarkdown } from '../store/toMarkdown';
import { useChatState } from '../store/useChatState';

/**
 * Asks the user and, if they agree, starts a new conversation (specification, section 4). Resolves with whether they
 * agreed.
 */
export function useNewConversation(chatStore: ChatStore): () => Promise<boolean> {
  const confirm = useConfirm();
  return async () => {
    const agreed = await confirm('确定要开始新的会话吗？当前对话上下文将丢失。');
    if (agreed) chatStore.startNew();
    return agreed;
  };
}

interface Props {
  chatStore: ChatStore;
  /** Heading and file name of the exported conversation. */
  title: string;
  /** Whether there is a button for a new conversation. */
  withNew?: boolean;
  onClose?: () => void;
}

/** The buttons for the whole conversation: export, clear, new, close (specification, sections 2 and 4). */
export function ConversationTools({ chatStore, title, withNew = false, onClose }: Props) {
  const confirm = useConfirm();
  const startNew = useNewConversation(chatStore);
  const isEmpty = useChatState(chatStore.state, ({ messages }) => messages.length === 0);
  const clear = async () => {
    if (await confirm('确定要清空所有对话记录吗？')) chatStore.clear();
  };
  const save = () => {
    const text = toMarkdown(title, chatStore.state.get().messages);
    saveBlob(
      new Blob([text], { type: 'text/markdown;charset=utf-8' }),
      safeFileName(`${title.replace(/[/\\]/g, '_')}.md`),
    );
  };
  return (
    <Flex wrap justify="flex-end" gap={8} role="group" aria-label="会话操作">
      <Button disabled={isEmpty} onClick={save}>
        导出
      </Button>
      <Button onClick={() => void clear()}>清空</Button>
      {withNew && <Button onClick={() => void startNew()}>新会话</Button>}
      {onClose && <Button onClick={onClose}>关闭</Button>}
    </Flex>
  );
}
