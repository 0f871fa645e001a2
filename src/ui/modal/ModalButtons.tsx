import { Button } from 'antd';

interface Props {
  okText?: string;
  /** What was asked for is under way. */
  busy?: boolean;
  disabled?: boolean;
  /** The keys that do the same as `onOk`, such as `Control+S`. */
  shortcut?: string;
  onOk: () => void;
  /** Without it there is nothing to cancel. */
  onCancel?: () => void;
}

/** 取消 and 确定 at the foot of a dialog. */
export function ModalButtons({ okText = '确定', busy = false, disabled = false, shortcut, onOk, onCancel }: Props) {
  return (
    <>
      {onCancel && <Button onClick={onCancel}>取消</Button>}
      <Button
        type="primary"
        loading={busy}
        disabled={disabled || busy}
        aria-busy={busy}
        aria-keyshortcuts={shortcut}
        title={shortcut?.replace('Control', 'Ctrl')}
        onClick={onOk}
      >
        {busy ? `${okText}中...` : okText}
      </Button>
    </>
  );
}
