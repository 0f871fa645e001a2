import { useEffect, useLayoutEffect, useRef, type ComponentProps, type FocusEvent, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { isComposing } from '@/lib/isComposing';
import styles from './Popup.module.css';
import { popupPlace, type Box, type Placement } from './popupPlace';

export interface PopupProps extends Omit<ComponentProps<'div'>, 'ref' | 'onBlur'> {
  /** What it belongs to: an element, or a place of the window. */
  anchor: RefObject<HTMLElement | null> | Box;
  placement: Placement;
  /** Moves the keyboard to the first thing in it that can be used. */
  takesFocus: boolean;
  onClose: () => void;
}

const USABLE = 'a[href], button:enabled, input:enabled, [tabindex]:not([tabindex="-1"])';

const elementOf = (anchor: PopupProps['anchor']) => ('current' in anchor ? anchor.current : null);

/**
 * Something that floats at its anchor, above everything, while it is mounted. Escape closes it, and so does a press
 * anywhere else, or the focus leaving it; the keyboard goes back to the anchor unless it has gone elsewhere.
 */
export function Popup({ anchor, placement, takesFocus, onClose, className = '', ...content }: PopupProps) {
  const popup = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = popup.current;
    if (!element) return undefined;
    const settle = () => {
      const box = 'current' in anchor ? anchor.current?.getBoundingClientRect() : anchor;
      if (!box) return;
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const { left, top } = popupPlace(box, size, { width: window.innerWidth, height: window.innerHeight }, placement);
      element.style.left = `${left}px`;
      element.style.top = `${top}px`;
    };
    settle();
    if (takesFocus) (element.querySelector<HTMLElement>(USABLE) ?? element).focus({ preventScroll: true });

    const observer = new ResizeObserver(settle);
    observer.observe(element);
    window.addEventListener('resize', settle);
    document.addEventListener('scroll', settle, { capture: true, passive: true });
    return () => {
      if (element.contains(document.activeElement)) elementOf(anchor)?.focus({ preventScroll: true });
      observer.disconnect();
      window.removeEventListener('resize', settle);
      document.removeEventListener('scroll', settle, { capture: true });
    };
  }, [anchor, placement, takesFocus]);

  useEffect(() => {
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Node)) return;
      if (!popup.current?.contains(target) && !elementOf(anchor)?.contains(target)) onClose();
    };
    const onKey = (event: KeyboardEvent) => {
      // What ends a composition belongs to the input method.
      if (event.key !== 'Escape' || isComposing(event)) return;
      // What stands below, a drawer or a dialog, stays.
      event.stopPropagation();
      onClose();
    };
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [anchor, onClose]);

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // A press on the anchor is the anchor's own affair.
    const stays = currentTarget.contains(relatedTarget) || elementOf(anchor)?.contains(relatedTarget);
    if (!stays && !currentTarget.matches(':hover')) onClose();
  };
  return createPortal(
    <div {...content} ref={popup} tabIndex={-1} className={`${styles['popup']} ${className}`} onBlur={onBlur} />,
    document.body,
  );
}
