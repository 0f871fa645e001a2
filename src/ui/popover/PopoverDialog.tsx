import { Popover } from 'antd';
import {
  cloneElement,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type ReactElement,
  type Ref,
} from 'react';
import styles from './PopoverDialog.module.css';

interface ButtonProps {
  ref?: Ref<HTMLButtonElement>;
  'aria-haspopup'?: 'dialog';
  'aria-expanded'?: boolean;
}

interface Props {
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  placement?: 'bottomLeft' | 'bottomRight';
  className?: string | undefined;
  /** As wide as a phone. */
  wide?: boolean;
  content: ReactElement;
  children: ReactElement<ButtonProps>;
}

/** A phone has no room beside the button, so the popover moves into the window. */
const ALIGN = { overflow: { adjustX: true, adjustY: true, shiftX: true } };

/**
 * A dialog in antd's `Popover`, opened by a button. The focus moves into it and back to the button; it closes when the
 * focus leaves both. antd leaves the focus to the content.
 */
export function PopoverDialog({
  label,
  open,
  onOpenChange,
  placement = 'bottomRight',
  className,
  wide = false,
  content,
  children,
}: Props) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const dialog = useRef<HTMLDivElement>(null);

  const enter = () =>
    (dialog.current?.querySelector<HTMLElement>('input, button') ?? dialog.current)?.focus({ preventScroll: true });
  const attach = useCallback((element: HTMLDivElement | null) => {
    dialog.current = element;
    enter();
  }, []);
  // antd may keep the content invisible while it measures it, and invisible content cannot take the focus. So the focus
  // is moved again when the popover has opened.
  const afterOpenChange = (isOpen: boolean) => {
    if (isOpen && !dialog.current?.contains(document.activeElement)) enter();
  };
  useLayoutEffect(() => {
    if (!open && dialog.current?.contains(document.activeElement)) button?.focus({ preventScroll: true });
  }, [open, button]);
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const stays = [button, dialog.current].some((element) => element?.contains(relatedTarget));
    if (!open || !relatedTarget || stays) return;
    // antd gives a modal dialog the focus when its opening animation ends, also when a popover of it has it by then.
    if (relatedTarget.contains(button)) queueMicrotask(enter);
    else onOpenChange(false);
  };

  return (
    <Popover
      trigger="click"
      placement={placement}
      arrow={false}
      align={ALIGN}
      classNames={{ root: wide ? (styles.wide ?? '') : '' }}
      destroyOnHidden
      open={open}
      onOpenChange={onOpenChange}
      afterOpenChange={afterOpenChange}
      content={
        <div ref={attach} role="dialog" aria-label={label} tabIndex={-1} className={className} onBlur={onBlur}>
          {content}
        </div>
      }
    >
      {cloneElement(children, { ref: setButton, 'aria-haspopup': 'dialog', 'aria-expanded': open })}
    </Popover>
  );
}
