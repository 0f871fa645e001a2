import { App } from 'antd';
import type { ReactNode } from 'react';

/**
 * Where the dialogs of `useDialogs` appear. It stands around the pages and parts that ask, and not around the shell,
 * because it brings all of the library's dialogs and messages along.
 */
export function DialogPlace({ children }: { children: ReactNode }) {
  return <App component={false}>{children}</App>;
}
