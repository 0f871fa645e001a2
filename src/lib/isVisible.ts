/** Whether an element can be seen; where the browser cannot tell (`checkVisibility` is of 2022 and later), it is taken for visible. */
export const isVisible = (element: Element & { checkVisibility?: Element['checkVisibility'] }): boolean =>
  element.checkVisibility?.({ visibilityProperty: true }) ?? true;
