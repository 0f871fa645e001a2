import { Tree, type TreeDataNode } from 'antd';
import JSZip from 'jszip';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { sampleOrganisations } from '@/pages/catalogue/sampleOrganisations';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { zipBlobs } from '../../../src/lib/download/zipBlobs';
import { buildTree, type TreeNode } from '@/lib/tree/buildTree';
import { AntdProvider } from '../../../src/ui/antd/AntdProvider';
import { createToasts } from '../../../src/ui/toast/createToasts';
import { ToastContext } from '../../../src/ui/toast/useToast';
import { OrgTree } from '../../../src/ui/tree/OrgTree';
import type { TreeItem } from '../../../src/ui/tree/indexTree';
import type { Bench, RecordsKind } from '../Bench';
import { recordsPage, userRows } from './records';

const MEGABYTE = 1_048_576;

/** Resolves after the next frame has been painted. */
const painted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

const HEIGHT = 400;
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

const toNode = ({ id, name, children }: TreeNode<TreeItem>): TreeDataNode => ({
  key: id,
  title: name,
  children: children.map(toNode),
});

const trees: Record<Parameters<Bench['paintTree']>[0], (records: TreeItem[]) => ReactNode> = {
  ours: (records) => (
    <OrgTree records={records} label="组织" checkedIds={['c1']} onCheck={() => undefined} height={HEIGHT} />
  ),
  antd: (records) => (
    <Tree
      treeData={buildTree(records).map(toNode)}
      height={HEIGHT}
      checkable
      defaultCheckedKeys={['c1']}
      defaultExpandedKeys={[1]}
      motion={false}
    />
  ),
};

/**
 * Renders a tree. Returns the milliseconds from the records to the painted tree, and the number of nodes in the page
 * then.
 */
async function paintTree(kind: keyof typeof trees, count: number) {
  const records = sampleOrganisations(count);
  const { box, root } = await openShell();
  const start = performance.now();
  flushSync(() => root.render(inShell(trees[kind](records))));
  const rendered = performance.now() - start;
  await painted();
  const shown = performance.now() - start;
  const nodes = box.querySelectorAll('[role=treeitem]').length;
  if (nodes === 0) throw new Error(`no tree has been rendered: ${kind}`);
  root.unmount();
  return { rendered, shown, nodes };
}

/** A change of one record, as an edit that was saved brings it. */
const withEdit = (records: readonly ServerRecord[]): ServerRecord[] =>
  records.map((record, at) => (at === 7 ? { ...record, text1: '改过', name: '改过' } : record));

async function paintRecords(kind: RecordsKind, count: number) {
  const records = kind === 'departments' ? sampleOrganisations(count).map((one) => ({ ...one })) : userRows(count);
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

/** A megabyte of random content. */
function megabyte(): Blob {
  const bytes = new Uint8Array(MEGABYTE);
  for (let at = 0; at < MEGABYTE; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536));
  return new Blob([bytes]);
}

async function* files(count: number) {
  for (let number = 1; number <= count; number += 1) {
    yield await Promise.resolve({ name: `文件${number}.bin`, blob: megabyte() });
  }
}

const zips: Record<Parameters<Bench['makeZip']>[0], (count: number) => Promise<Blob>> = {
  ours: (count: number) => zipBlobs(files(count)),
  jszip: async (count: number) => {
    const zip = new JSZip();
    for await (const { name, blob } of files(count)) zip.file(name, blob);
    return zip.generateAsync({ type: 'blob', compression: 'STORE' });
  },
};

/** Makes a zip archive. Returns the milliseconds that it takes, and its size. */
async function makeZip(kind: keyof typeof zips, count: number) {
  const start = performance.now();
  const archive = await zips[kind](count);
  return { time: performance.now() - start, size: archive.size };
}

window.dataBench = { paintTree, paintRecords, makeZip };
