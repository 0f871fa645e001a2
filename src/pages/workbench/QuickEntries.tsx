import { SettingOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo, useState, useEffect } from 'react';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import { userStorage } from '@/lib/storage/stored';
import { MenuIcon } from '@/shell/menu/MenuIcon';
import { useAppSelector } from '@/state/hooks';
import { selectDestinations } from '@/state/routes/routesSlice';
import { type NodeWithAncestors, addressOf } from '@/state/routes/routeTree';
import { selectUser } from '@/state/user/userSlice';
import { lazyDialog } from '@/ui/dialog/lazyDialog';
import { Section } from '@/ui/section/Section';
import { groupTitle, pageIcon } from './PageLabel';
import styles from './QuickEntries.module.css';
import { WORKBENCH } from '@/config/paths';

const DEFAULT_COUNT = 8;

type Destinations = ReadonlyMap<string, NodeWithAncestors>;

/** The pages that can be a quick entry: all but the workbench itself. */
const entriesToChoose = (destinations: Destinations): NodeWithAncestors[] =>
  [...destinations.values()].filter(({ node }) => node.path !== WORKBENCH);

/**
 * The entries of a user who has chosen none: the first page of each top-level entry, then the second of each, and so
 * on, so that no large group takes all places. In the menu's order.
 */
function defaultEntries(entries: readonly NodeWithAncestors[]): NodeWithAncestors[] {
  const count = new Map<string, number>();
  const ranked = entries.map((entry) => {
    const top = (entry.ancestors[0] ?? entry.node).path;
    const rank = count.get(top) ?? 0;
    count.set(top, rank + 1);
    return { entry, rank };
  });
  const chosen = new Set([...ranked].sort((a, b) => a.rank - b.rank).slice(0, DEFAULT_COUNT));
  return ranked.filter((one) => chosen.has(one)).map(({ entry }) => entry);
}

/**
 * The shortcuts of a user.
 *
 * @param chosen paths in the user's order; pages that are no longer there are skipped. `undefined` = never chosen
 */
export function chooseQuickEntries(
  destinations: Destinations,
  chosen: readonly string[] | undefined,
): NodeWithAncestors[] {
  const entries = entriesToChoose(destinations);
  if (!chosen) return defaultEntries(entries);
  const byPath = new Map(entries.map((entry) => [entry.node.path, entry]));
  return [...new Set(chosen)].flatMap((path) => byPath.get(path) ?? []);
}

const schema = v.array(v.string());

/**
 * The paths that the user has chosen as quick entries, kept for each user on this device; `undefined` = never chosen.
 * The function keeps others, or with `undefined` forgets the choice.
 */
function useChosenPaths(): [readonly string[] | undefined, (paths: readonly string[] | undefined) => void] {
  const { id } = useAppSelector(selectUser);
  const [paths, setPaths] = useState<readonly string[] | undefined>(() => userStorage('quickEntries', id).read(schema));
  useEffect(() => {
    const stored = userStorage('quickEntries', id);
    const shown = new AbortController();
    stored.onForeignChange(() => setPaths(stored.read(schema)), shown.signal);
    return () => shown.abort();
  }, [id]);
  const keep = (next: readonly string[] | undefined) => {
    setPaths(next);
    const stored = userStorage('quickEntries', id);
    if (next) stored.write(next);
    else stored.forget();
  };
  return [paths, keep];
}

const Editor = lazyDialog(() => import('./QuickEntriesDialog'));

/** How many rows the narrow card has. */
const rowsFor = (count: number) => Object.fromEntries([['--rows', Math.ceil(count / 2)]]);

function Tile(entry: NodeWithAncestors) {
  const group = groupTitle(entry);
  return (
    <Link to={addressOf(entry.node)} className={styles.tile}>
      <span className={styles.icon}>
        <MenuIcon meta={pageIcon(entry)} />
      </span>
      <span className={styles.text}>
        <span className={styles.title}>{entry.node.meta.title}</span>
        {group && <span className={styles.group}>{group}</span>}
      </span>
    </Link>
  );
}

/** 快捷入口: the pages that the user has chosen, in the user's order. */
export function QuickEntries() {
  const destinations = useAppSelector(selectDestinations);
  const [paths, keepPaths] = useChosenPaths();
  const [editing, setEditing] = useState(false);
  const entries = useMemo(() => chooseQuickEntries(destinations, paths), [destinations, paths]);
  const all = useMemo(() => entriesToChoose(destinations), [destinations]);

  const customise = all.length > 0 && (
    <Button
      type="link"
      icon={<SettingOutlined aria-hidden="true" />}
      aria-haspopup="dialog"
      onClick={() => setEditing(true)}
    >
      自定义
    </Button>
  );
  return (
    <Section title="快捷入口" extra={customise} className={styles.section}>
      {all.length === 0 && <p className={styles.hint}>当前账号还没有可用的功能，请联系管理员开通。</p>}
      {all.length > 0 && entries.length === 0 && (
        <p className={styles.hint}>还没有快捷入口，点击“自定义”添加常用的页面。</p>
      )}
      {entries.length > 0 && (
        <ul className={styles.tiles} style={rowsFor(entries.length)}>
          {entries.map((entry) => (
            <li key={entry.node.path}>
              <Tile {...entry} />
            </li>
          ))}
        </ul>
      )}
      <Editor
        open={editing}
        all={all}
        chosen={entries}
        defaults={chooseQuickEntries(destinations, undefined)}
        onClose={() => setEditing(false)}
        onKeep={keepPaths}
      />
    </Section>
  );
}
