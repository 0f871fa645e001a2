/**
 * A ref for the panel of an antd dialog that makes it an `alertdialog`, which antd has no property for: a screen reader
 * reads its content when it appears. Its name is the title; the header that antd names it by is hidden in questions.
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
