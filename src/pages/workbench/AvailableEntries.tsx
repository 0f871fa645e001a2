import { PlusOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useState } from 'react';
import { findEntries } from '@/features/search/findEntries';
import type { NodeWithAncestors } from '@/state/routes/routeTree';
import { PageLabel } from './PageLabel';
import styles from './QuickEntriesDialog.module.css';

interface Props {
  entries: readonly NodeWithAncestors[];
  onAdd: (path: string) => void;
}

/** The pages that are not chosen, to be found by name, pinyin or initials. */
export function AvailableEntries({ entries, onAdd }: Props) {
  const [query, setQuery] = useState('');
  const named = entries.map(({ node, ancestors }) => ({
    path: node.path,
    title: node.meta.title,
    trail: ancestors.map(({ meta }) => meta.title).filter(Boolean),
  }));
  const found = new Set(findEntries(named, query).map(({ path }) => path));
  const shown = query.trim() === '' ? entries : entries.filter((entry) => found.has(entry.node.path));
  return (
    <>
      <Input
        allowClear
        aria-label="查找页面"
        placeholder="输入名称、拼音或首字母"
        value={query}
        maxLength={50}
        onChange={({ target }) => setQuery(target.value)}
      />
      {shown.length === 0 && (
        <p className={styles.empty}>{entries.length === 0 ? '所有页面都已添加。' : '没有符合的页面。'}</p>
      )}
      <ul className={styles.list} aria-label="可添加的页面">
        {shown.map((entry) => (
          <li key={entry.node.path}>
            <button type="button" className={styles.add} onClick={() => onAdd(entry.node.path)}>
              <span className="visually-hidden">添加</span>
              <PageLabel {...entry} />
              <PlusOutlined aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
