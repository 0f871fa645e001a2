import { DownloadOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { MenuButton } from '@/ui/actionMenu/MenuButton';
import { useConfirm } from '@/ui/dialog/confirmations';
import { useToast } from '@/ui/toast/useToast';
import { NEW_CONVERSATION_QUESTION } from '../assistantTexts';
import { exportActions, exportChat, type ExportFormat } from '../export/exportActions';
import { useChat, type Chat } from '../store/createChat';

interface Props {
  chat: Chat;
  /** Heading and file name of the exported conversation. */
  title: string;
  /** Whether there is a button for a new conversation. */
  withNew?: boolean;
  onClose?: () => void;
}

/** The buttons for the whole conversation: export, clear, new, close (§2.75, §4.36, §4.39). */
export function ConversationTools({ chat, title, withNew = false, onClose }: Props) {
  const confirm = useConfirm();
  const toast = useToast();
  const [isExporting, setIsExporting] = useState(false);
  const exportAll = async (format: ExportFormat) => {
    setIsExporting(true);
    await exportChat(chat, toast, title, format);
    setIsExporting(false);
  };
  const hasNone = useChat(chat, ({ messages }) => messages.every(({ isNotice }) => isNotice));
  const clear = async () => {
    const text = '确定要清空所有对话记录吗？仅清空当前显示的对话，历史会话不受影响。';
    if (await confirm({ text, danger: true })) chat.clear();
  };
  const startNew = async () => {
    if (await confirm(NEW_CONVERSATION_QUESTION)) chat.startNew();
  };
  return (
    <Flex wrap justify="flex-end" gap={8} role="group" aria-label="会话操作">
      <MenuButton
        aria-label="导出"
        icon={<DownloadOutlined />}
        disabled={hasNone}
        loading={isExporting}
        actions={exportActions((format) => void exportAll(format))}
      >
        导出
      </MenuButton>
      <Button type="text" disabled={hasNone} onClick={() => void clear()}>
        清空
      </Button>
      {withNew && (
        <Button type="text" onClick={() => void startNew()}>
          新会话
        </Button>
      )}
      {onClose && (
        <Button type="text" onClick={onClose}>
          关闭
        </Button>
      )}
    </Flex>
  );
}
