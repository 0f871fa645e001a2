/** Whether an element can be seen; true in browsers without `checkVisibility`. */
export const isVisible = (element: Element & { checkVisibility?: Element['checkVisibility'] }): boolean =>
  element.checkVisibility?.({ visibilityProperty: true }) ?? true;
