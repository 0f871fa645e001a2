import {
  type RefObject,
  useLayoutEffect,
  type DragEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';

/** The key of the tab that an event targets; undefined beside the tabs. */
export const keyAt = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-node-key]')?.dataset['nodeKey'] : undefined;

/** The tabs of a bar, in their order. */
export const tabsIn = (bar: HTMLElement | null): HTMLElement[] => [
  ...(bar?.querySelectorAll<HTMLElement>('[role="tab"]') ?? []),
];

/** The tab with this key. */
export const tabOf = (bar: HTMLElement | null, key: string | undefined): HTMLElement | undefined =>
  tabsIn(bar).find((tab) => keyAt(tab) === key);

/**
 * Corrects the roles of antd's tab bar: the role `tablist` moves to the list itself, without the buttons, and gets a
 * name; the active tab controls the page; one tab is always a Tab stop. What can be dragged is the element around a tab:
 * something to drag inside of it would empty its accessible name.
 */
export function useTabElements(bar: RefObject<HTMLElement | null>, isDraggable: (key: string) => boolean): void {
  // After every render, because antd renders tabs anew.
  useLayoutEffect(() => {
    bar.current?.querySelector('.ant-tabs-nav')?.removeAttribute('role');
    bar.current?.querySelector('.ant-tabs-nav')?.removeAttribute('aria-orientation');
    const list = bar.current?.querySelector('.ant-tabs-nav-list');
    list?.setAttribute('role', 'tablist');
    list?.setAttribute('aria-label', '已打开的页面');
    const tabs = tabsIn(bar.current);
    const active = tabs.find((tab) => tab.getAttribute('aria-selected') === 'true');
    for (const tab of tabs) {
      const whole = tab.closest<HTMLElement>('[data-node-key]');
      if (whole) whole.draggable = isDraggable(keyAt(whole) ?? '');
      if (tab === active) tab.setAttribute('aria-controls', 'page');
      else tab.removeAttribute('aria-controls');
      tab.tabIndex = tab === (active ?? tabs[0]) ? 0 : -1;
    }
  });
}

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
