import { SearchOutlined } from '@ant-design/icons';
import { Empty, Input } from 'antd';
import { useId, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppSelector } from '@/state/hooks';
import { isComposing } from '@/lib/isComposing';
import { selectRecentEntries } from '@/state/recentPages/recentPagesSlice';
import { useRouteMatch } from '@/state/routes/routeMatch';
import { iconOfEntry, addressOf, type RouteMeta } from '@/state/routes/routeTree';
import { selectDestinations, selectLinks } from '@/state/routes/routesSlice';
import { Marked } from '@/ui/mark/Marked';
import { DraggableModal } from '@/ui/modal/DraggableModal';
import { findEntries, noneFound, type Found, type SearchEntry } from './findEntries';
import styles from './SearchDialog.module.css';

/** The pages of the menu, and its entries that lead elsewhere. */
function useEntries(iconOf: SearchProps['iconOf']): SearchEntry[] {
  const destinations = useAppSelector(selectDestinations);
  const links = useAppSelector(selectLinks);
  const navigate = useNavigate();
  return useMemo(
    () =>
      [...destinations.values(), ...links].map((entry) => {
        const { node, ancestors } = entry;
        const { target, meta } = node;
        const path = target.type === 'link' ? target.url : addressOf(node);
        const icon = iconOfEntry(entry);
        return {
          path,
          title: meta.title,
          trail: ancestors.map((above) => above.meta.title).filter(Boolean),
          icon: icon && iconOf(icon),
          go: () =>
            target.type === 'link'
              ? void window.open(path, meta.target === '_blank' ? '_blank' : '_self', 'noopener')
              : void navigate(path),
        };
      }),
    [destinations, links, navigate, iconOf],
  );
}

interface SearchProps {
  /** Draws the icon of a menu entry. */
  iconOf: (meta: RouteMeta) => ReactNode;
  /** What is found beside pages, such as people. */
  further: readonly SearchEntry[];
  /** What that is, in words. */
  kinds: readonly string[];
  /** Called when something is typed. */
  onType: () => void;
  onClose: () => void;
}

function Search({ iconOf, further, kinds, onType, onClose }: SearchProps) {
  const entries = useEntries(iconOf);
  const recent = useAppSelector(selectRecentEntries);
  const open = useRouteMatch()?.node;
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const [marked, setMarked] = useState(0);
  const id = useId();

  const latest = recent
    .filter(({ node }) => node !== open)
    .flatMap(({ path, node }) =>
      entries
        .filter((entry) => entry.path === addressOf(node))
        .map((entry) => ({ ...entry, path, go: () => void navigate(path) })),
    )
    .slice(0, 8);
  const isSearch = query.trim() !== '';
  const found: readonly Found<SearchEntry>[] = isSearch ? findEntries([...entries, ...further], query) : latest;

  const go = (entry: SearchEntry | undefined) => {
    if (!entry) return;
    onClose();
    entry.go();
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
        placeholder={`输入${['菜单', ...kinds].join('、')}名称、拼音或首字母`}
        value={query}
        onChange={({ target }) => {
          setQuery(target.value);
          onType();
          setMarked(0);
        }}
        onKeyDown={onKeyDown}
      />
      <p className={styles.caption} role="status">
        {isSearch ? `找到 ${found.length} 项` : '最近访问'}
      </p>
      {found.length === 0 && (
        <Empty
          className={styles.empty}
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={isSearch ? noneFound(query) : '打开过的页面会列在这里'}
        />
      )}
      <ul id={id} role="listbox" aria-label="搜索结果" className={styles.list} hidden={found.length === 0}>
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
            <span className={styles.icon}>{entry.icon}</span>
            <span className={styles.title}>
              <Marked text={entry.title} place={entry.match && { start: entry.match[0], end: entry.match[1] + 1 }} />
            </span>
            <span className={styles.trail}>{entry.trail.join(' > ')}</span>
          </li>
        ))}
      </ul>
      <p className={styles.keys} aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> 选择 <kbd>Enter</kbd> 打开 <kbd>Esc</kbd> 关闭
      </p>
    </>
  );
}

/**
 * Finds a page, or what else is given, by name, pinyin or initials; without a query it lists the recent pages. It keeps its size, so that it stays
 * in its place while results come.
 */
export default function SearchDialog({ open, ...search }: SearchProps & { open: boolean }) {
  return (
    <DraggableModal open={open} title="搜索菜单" closesOutside onCancel={search.onClose}>
      <Search {...search} />
    </DraggableModal>
  );
}
