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
