import { CustomerServiceOutlined } from '@ant-design/icons';
import { Control } from '@/ui/control/Control';
import { tourWhenNew } from './onlineTour/tourWhenNew';
import { openChatDialog } from './openChatDialog';
import { useGroupAdmin } from './useGroupAdmin';

/** The customer-service icon in the header, which opens variant B; for the group administrator alone. */
export function ChatHeaderEntry() {
  const mayChat = useGroupAdmin() !== undefined;
  if (!mayChat) return null;
  return (
    <Control
      ref={tourWhenNew}
      label="AI 问答"
      icon={<CustomerServiceOutlined />}
      aria-haspopup="dialog"
      data-tour="assistant"
      onClick={() => openChatDialog('large')}
    />
  );
}
