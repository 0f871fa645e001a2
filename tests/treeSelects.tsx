import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect } from 'vitest';
import { OrgTreeSelect, TreeSelect } from '@/ui/tree/TreeSelect';
import type { TreeItem } from '@/ui/tree/indexTree';
import { toastWrapper } from './toastWrapper';

const SELECTS = { OrgTreeSelect, TreeSelect };
export type Kind = keyof typeof SELECTS;

interface SingleProps {
  kind: Kind;
  chosen?: string;
  disabled?: boolean;
  leavesOnly?: boolean;
}

export function SingleSelect({ kind, chosen, ...rest }: SingleProps) {
  const Select = SELECTS[kind];
  const [value, setValue] = useState(chosen);
  return (
    <>
      <Select records={RECORDS} label="组织" value={value} onChange={setValue} {...rest} />
      <output>{value ?? '无'}</output>
    </>
  );
}

export const chosenText = () => document.querySelector('output')?.textContent;
export const selectButton = () => screen.getByRole('button', { name: /^组织：/ });
export const treeItem = (name: string) => screen.getByRole('treeitem', { name });
export const treeItemNames = () => screen.queryAllByRole('treeitem').map(({ textContent }) => textContent);
export const treeItemTitle = (name: string) => treeItem(name).querySelector('.ant-tree-title') ?? treeItem(name);
export const searchField = () => screen.getByLabelText('搜索组织');
export const untilClosed = () => waitFor(() => expect(selectButton().ariaExpanded).toBe('false'));

/** Renders the field and opens it; resolves with the `user` of user-event. */
export async function renderOpen(content: ReactNode) {
  const user = userEvent.setup();
  render(content, toastWrapper());
  await user.click(selectButton());
  await waitFor(() => expect(searchField()).toBe(document.activeElement));
  return user;
}

/** A small tree of organisations, for tests. */
export const RECORDS: TreeItem[] = [
  { id: 'g', name: '集团党委' },
  { id: 'm', parentId: 'g', name: '码头党委' },
  { id: 'm1', parentId: 'm', name: '第一支部' },
  { id: 'm2', parentId: 'm', name: '第二支部' },
  { id: 'l', parentId: 'g', name: '轮驳党委' },
];
