import { CustomerServiceOutlined } from '@ant-design/icons';
import { useEffect, useRef } from 'react';
import { HeaderButton } from '@/ui/headerButton/HeaderButton';
import { openChatDialog } from './openChatDialog';
import { showChatTourOnce } from './showChatTourOnce';
import { useGroupAdminId } from './useGroupAdminId';

function HeaderIcon() {
  const icon = useRef<HTMLButtonElement>(null);
  // An effect instead of a callback ref, because antd's button ignores the cleanup that the ref returns.
  useEffect(() => showChatTourOnce(icon.current), []);
  return (
    <HeaderButton
      ref={icon}
      label="AI 问答"
      icon={<CustomerServiceOutlined />}
      aria-haspopup="dialog"
      data-tour="assistant"
      onClick={() => openChatDialog({ size: 'large' })}
    />
  );
}

/** The customer-service icon in the header, which opens the large dialog. Only the group administrator sees it. */
export function ChatHeaderEntry() {
  const mayChat = useGroupAdminId() !== undefined;
  return mayChat ? <HeaderIcon /> : null;
}
