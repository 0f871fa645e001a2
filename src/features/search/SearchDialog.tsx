import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppSelector } from '@/state/hooks';
import { isComposing } from '@/lib/isComposing';
import { selectRecent } from '@/state/recent/recentSlice';
import { pathWithQuery } from '@/state/routes/RouteNode';
import { selectRouteIndex } from '@/state/routes/routesSlice';
import { DraggableModal } from '@/ui/modal/DraggableModal';
import { findEntries, type SearchEntry } from './findEntries';
import styles from './SearchDialog.module.css';

function useEntries(): SearchEntry[] {
  const index = useAppSelector(selectRouteIndex);
  return useMemo(
    () =>
      [...index.values()]
        .filter(({ node, ancestors }) => {
          const isPage = node.target.type === 'page' || node.target.type === 'frame';
          return isPage && !node.path.includes(':') && ![...ancestors, node].some(({ meta }) => meta.hidden);
        })
        .map(({ node, ancestors }) => ({
          path: pathWithQuery(node),
          title: node.meta.title,
          trail: ancestors.map(({ meta }) => meta.title).filter(Boolean),
        })),
    [index],
  );
}

const pathOf = (address: string) => address.split('?')[0];

function Search({ onClose }: { onClose: () => void }) {
  const entries = useEntries();
  const recent = useAppSelector(selectRecent);
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const [marked, setMarked] = useState(0);
  const id = useId();

  const latest = recent
    .flatMap(({ path }) =>
      entries.filter((entry) => pathOf(entry.path) === pathOf(path)).map((entry) => ({ ...entry, path })),
    )
    .slice(0, 8);
  const found = query.trim() === '' ? latest : findEntries(entries, query);

  const go = (entry: SearchEntry | undefined) => {
    if (!entry) return;
    onClose();
    void navigate(entry.path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = (marked + step + found.length) % Math.max(1, found.length);
      setMarked(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      // Closing the dialog returns the focus to a button, which the same key press would click.
      event.preventDefault();
      go(found[marked]);
    } else if (event.key === 'Escape') onClose();
  };

  return (
    <>
      <Input
        autoFocus
        size="large"
        prefix={<SearchOutlined aria-hidden="true" />}
        role="combobox"
        aria-label="搜索菜单"
        aria-expanded={found.length > 0}
        aria-controls={id}
        aria-activedescendant={found[marked] ? `${id}-${marked}` : undefined}
        placeholder="输入菜单名称、拼音或首字母"
        value={query}
        maxLength={50}
        onChange={({ target }) => {
          setQuery(target.value);
          setMarked(0);
        }}
        onKeyDown={onKeyDown}
      />
      <p className={styles.caption} role="status">
        {query.trim() === '' ? '最近访问' : `找到 ${found.length} 项`}
      </p>
      <ul id={id} role="listbox" aria-label="搜索结果" className={styles.list}>
        {found.map((entry, index) => (
          <li
            key={entry.path}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === marked}
            className={styles.option}
            onPointerMove={() => setMarked(index)}
            onClick={() => go(entry)}
          >
            <span>{entry.title}</span>
            <span className={styles.trail}>{entry.trail.join(' > ')}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Finds a page by name, pinyin or initials; without a query it lists the recent pages. */
export default function SearchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <DraggableModal open={open} title="搜索菜单" closesOutside onCancel={onClose}>
      <Search onClose={onClose} />
    </DraggableModal>
  );
}
