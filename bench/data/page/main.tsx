import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { AntdProvider } from '../../../src/ui/antd/AntdProvider';
import { createToasts } from '../../../src/ui/toast/createToasts';
import { ToastContext } from '../../../src/ui/toast/useToast';
import { recordsPage, userRows } from './records';

/** Resolves after the next frame has been painted. */
const painted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

const toasts = createToasts();

/** What surrounds every page of the app: antd's theme, and the place for messages. */
const inShell = (children: ReactNode) => (
  <ToastContext value={toasts}>
    <AntdProvider themeName="blue-white" isDark={false}>
      {children}
    </AntdProvider>
  </ToastContext>
);

/** Makes the shell without a page, and waits until it is painted. */
async function openShell() {
  const box = document.getElementById('root');
  if (!box) throw new Error('no root');
  const root = createRoot(box);
  root.render(inShell(null));
  await painted();
  return { box, root };
}

/** A change of one record, as an edit that was saved brings it. */
const withEdit = (records: readonly ServerRecord[]): ServerRecord[] =>
  records.map((record, at) => (at === 7 ? { ...record, text1: '改过' } : record));

/**
 * Renders a page of `count` records and changes one of them. Returns the milliseconds until each is painted. `ours` is
 * made from a description, `antd` by hand of antd's table.
 */
async function paintRecords(kind: 'ours' | 'antd', count: number) {
  const records = userRows(count);
  const { box, root } = await openShell();
  const page = recordsPage(kind);
  const time = async (rows: readonly ServerRecord[]) => {
    const start = performance.now();
    flushSync(() => root.render(inShell(page(rows))));
    await painted();
    return performance.now() - start;
  };
  const shown = await time(records);
  if (!box.querySelector('.ant-table-row')) throw new Error(`no table has been rendered: ${kind}`);
  const edited = await time(withEdit(records));
  root.unmount();
  return { shown, edited };
}

const bench = { paintRecords };

declare global {
  interface Window {
    dataBench: typeof bench;
  }
}

window.dataBench = bench;
