import { SearchOutlined } from '@ant-design/icons';
import { useEffect } from 'react';
import { Control } from '@/ui/control/Control';
import { shellDialog } from '../dialogs/shellDialog';

const isCovered = () =>
  [...document.querySelectorAll('[aria-modal="true"]')].some((dialog) => dialog.getClientRects().length > 0);

const show = () => shellDialog.set('search');

/** 搜索: also Ctrl+K or Cmd+K, unless a dialog has the keyboard. */
export function SearchControl() {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      if (!isCovered()) show();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <Control
      label="搜索菜单（Ctrl+K）"
      icon={<SearchOutlined />}
      aria-haspopup="dialog"
      data-tour="search"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={show}
    />
  );
}
