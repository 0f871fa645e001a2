import type { DragEvent, HTMLAttributes, KeyboardEvent, MouseEvent, RefObject } from 'react';
import { keyAt, tabOf, tabsIn } from './tabElements';

const DRAG_TYPE = 'application/x-tab';

interface Actions {
  isClosable: (key: string) => boolean;
  close: (key: string) => void;
  move: (from: string, to: string) => void;
}

/** Gestures that antd's tabs lack: middle click and Delete close a tab, dragging reorders tabs. */
export function useTabGestures(bar: RefObject<HTMLElement | null>, { isClosable, close, move }: Actions) {
  const closableAt = (target: EventTarget) => {
    const key = keyAt(target);
    return key !== undefined && isClosable(key) ? key : undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const key = event.key === 'Delete' ? closableAt(event.target) : undefined;
    if (key === undefined) return;
    // Moves the focus to a neighbouring tab, otherwise it would be lost with the closed tab.
    const tabs = tabsIn(bar.current);
    const at = tabs.findIndex((tab) => tab === tabOf(bar.current, key));
    (tabs[at + 1] ?? tabs[at - 1])?.focus();
    close(key);
  };
  const onDrop = (event: DragEvent) => {
    const from = event.dataTransfer.getData(DRAG_TYPE);
    const to = keyAt(event.target);
    if (!from || to === undefined) return;
    event.preventDefault();
    move(from, to);
  };
  return {
    onKeyDown,
    onDrop,
    onAuxClick: (event: MouseEvent) => {
      const key = event.button === 1 ? closableAt(event.target) : undefined;
      if (key !== undefined) close(key);
    },
    // Prevents scrolling, which the middle button would start.
    onMouseDown: (event: MouseEvent) => event.button === 1 && event.preventDefault(),
    onDragStart: (event: DragEvent) => event.dataTransfer.setData(DRAG_TYPE, keyAt(event.target) ?? ''),
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes(DRAG_TYPE) && keyAt(event.target) !== undefined) event.preventDefault();
    },
  } satisfies HTMLAttributes<HTMLElement>;
}
