import { BugOutlined } from '@ant-design/icons';
import { selectErrorLog } from '@/state/errorLog/errorLogSlice';
import { useAppSelector } from '@/state/hooks';
import { Control } from '@/ui/control/Control';
import { useActiveDialog } from '../dialogs/ActiveDialog';

/** The error log, on the header as soon as there is something in it. */
export function ErrorLogControl() {
  const { openDialog } = useActiveDialog();
  const count = useAppSelector(selectErrorLog).length;
  if (count === 0) return null;
  return (
    <Control
      label="异常捕获"
      icon={<BugOutlined />}
      count={count}
      aria-haspopup="dialog"
      onClick={() => openDialog('errorLog')}
    />
  );
}
