import { App } from 'antd';

const TITLE = '温馨提示';

/**
 * Asks and tells in a dialog (spec.md section 8): title 温馨提示, buttons 确定 and 取消.
 * Must be used inside a `DialogPlace`.
 */
export function useDialogs() {
  const { modal } = App.useApp();
  return {
    /** Resolves with whether the user agreed. */
    confirm: (content: string): Promise<boolean> =>
      Promise.resolve(modal.confirm({ title: TITLE, content, okText: '确定', cancelText: '取消' })),
    /** Resolves when the user has read it. */
    alert: async (content: string): Promise<void> => {
      await modal.info({ title: TITLE, content, okText: '确定' });
    },
  };
}
