/**
 * A ref for the panel of an antd dialog that makes it an `alertdialog`; antd has no prop for it. The title is its name,
 * because questions hide antd's header.
 *
 * @param contentId id of the element with the content
 */
export const alertDialogRef =
  (title: string, contentId: string) =>
  (panel: HTMLElement | null): void => {
    panel?.setAttribute('role', 'alertdialog');
    panel?.setAttribute('aria-label', title);
    panel?.setAttribute('aria-describedby', contentId);
    panel?.removeAttribute('aria-labelledby');
  };
