import { useCallback, useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * Moves the keyboard into a popover that a button opens, and back to the button when it closes; closes it when the
 * keyboard leaves both. antd's `Popover` leaves that to its content, which has to be unmounted while it is closed.
 */
export function usePopoverFocus(open: boolean, onOpenChange: (open: boolean) => void) {
  const button = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);

  const enter = () => content.current?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
  const attach = useCallback((element: HTMLDivElement | null) => {
    content.current = element;
    enter();
  }, []);
  // antd may keep the content invisible while it is being placed; then it could not take the focus before.
  const afterOpenChange = (isOpen: boolean) => {
    if (isOpen && !content.current?.contains(document.activeElement)) enter();
  };

  useLayoutEffect(() => {
    if (!open && content.current?.contains(document.activeElement)) button.current?.focus({ preventScroll: true });
  }, [open]);

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const stays = [button, content].some(({ current }) => current?.contains(relatedTarget));
    if (open && relatedTarget && !stays) onOpenChange(false);
  };
  return { button, content: { ref: attach, onBlur }, afterOpenChange };
}
