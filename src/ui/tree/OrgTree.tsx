import { SearchOutlined } from '@ant-design/icons';
import { Empty, Flex, Input } from 'antd';
import { type KeyboardEvent, type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import { isComposing } from '@/lib/isComposing';
import { allowClear } from '../antd/allowClear';
import { TextButton } from '../button/TextButton';
import { Marked } from '../mark/Marked';
import { completeChecks, isLeaf, toggleCheck } from './treeChecks';
import { visibleNodes } from './visibleNodes';
import { placeOfWords, searchTree, nameOf, type TreeItem, indexTree, type TreeIndex } from './indexTree';
import styles from './tree.module.css';
import { TreeView } from './TreeView';

/** With more roots than this, the roots are closed at first. The ancestors of the selected node are always open. */
const MAX_OPEN_ROOTS = 20;

type Ids = ReadonlySet<string>;

const branchesOf = ({ nodes }: TreeIndex) => nodes.filter(({ item }) => item.children.length > 0);

function openAtFirst(index: TreeIndex, selectedId: string | undefined): Ids {
  const roots = branchesOf(index).filter(({ parent }) => !parent);
  const open = new Set(roots.length <= MAX_OPEN_ROOTS ? roots.map(({ id }) => id) : []);
  for (let above = index.byId.get(selectedId ?? '')?.parent; above; above = above.parent) open.add(above.id);
  return open;
}

function changed(ids: Ids, id: string, open: boolean): Ids {
  const next = new Set(ids);
  if (open) next.add(id);
  else next.delete(id);
  return next;
}

/**
 * The state of a tree: index, search result, and the open nodes, which are those that the user opened, and during a
 * search the ancestors of the matches.
 *
 * @param selectedId this node is in view at first: its ancestors are open
 */
function useTree(records: readonly TreeItem[], words: string, selectedId: string | undefined) {
  const index = useMemo(() => indexTree(records), [records]);
  const result = useMemo(() => searchTree(index, words), [index, words]);
  const atFirst = useMemo(() => openAtFirst(index, selectedId), [index, selectedId]);
  /** The nodes that the user has left open, in the whole tree and among what was found. */
  const [opened, setOpened] = useState<Ids>();
  const [openedFound, setOpenedFound] = useState<{ result: typeof result; ids: Ids }>();
  const searching = words.trim() !== '';
  const found = openedFound?.result === result ? openedFound.ids : result.opened;
  const expanded = searching ? found : (opened ?? atFirst);
  const open = (ids: Ids) => (searching ? setOpenedFound({ result, ids }) : setOpened(ids));
  const toggle = (id: string, isOpen: boolean) => open(changed(expanded, id, isOpen));
  const setAllOpen = (isOpen: boolean) => open(new Set(isOpen ? branchesOf(index).map(({ id }) => id) : []));
  return { index, result, searching, expanded, toggle, setAllOpen };
}

export function Highlight({ name, words }: { name: string; words: string }) {
  return <Marked text={name} place={placeOfWords(words)(name)} />;
}

interface Props {
  records: readonly TreeItem[];
  label: string;
  selectedId?: string | undefined;
  /** Called with undefined when the selected node is clicked again. */
  onSelect?: (id: string | undefined) => void;
  /** Only nodes without any below them are selected; the others open and fold. */
  leavesOnly?: boolean | undefined;
  /** Shows checkboxes, their number, and buttons for all of them. A checked node includes all nodes below it. */
  checkedIds?: readonly string[];
  onCheck?: (ids: string[]) => void;
  /** Checking a node does not check the nodes below it. */
  independent?: boolean;
  /** Height in pixels; only nodes in view are rendered. */
  height?: number;
  /** Shows a node; by default its name, with the words of the search marked. */
  renderName?: (id: string, words: string) => ReactNode;
  /** Called with what is typed into the search. */
  onSearch?: (words: string) => void;
  /** Stands between the search and the tree. */
  tools?: ReactNode;
  /** Shown instead of the tree while there are no records. */
  placeholder?: ReactNode;
}

const NONE: readonly string[] = [];
const NO_IDS: ReadonlySet<string> = new Set();

/** A searchable tree, for example of organisations (§2.71); stays fast with thousands of nodes. */
export function OrgTree({
  records,
  label,
  selectedId,
  onSelect,
  leavesOnly = false,
  checkedIds = NONE,
  onCheck,
  independent = false,
  height = 400,
  renderName,
  onSearch,
  tools,
  placeholder,
}: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed);
  const { index, result, searching, expanded, toggle, setAllOpen } = useTree(records, words, selectedId);
  const checkable = onCheck !== undefined;
  const checks = useMemo(() => {
    if (!checkable) return undefined;
    return independent ? { checked: new Set(checkedIds), half: NO_IDS } : completeChecks(index, checkedIds);
  }, [index, checkedIds, checkable, independent]);
  const shown = searching ? result.shown : undefined;
  const nodes = useMemo(() => visibleNodes(index, { expanded, shown }), [index, expanded, shown]);

  const check = (id: string) => {
    const others = checkedIds.filter((one) => one !== id);
    if (!independent) onCheck?.([...toggleCheck(index, checkedIds, id, shown)]);
    else onCheck?.(others.length < checkedIds.length ? others : [...others, id]);
  };
  const select = (id: string) => {
    if (leavesOnly && !isLeaf(index, id)) toggle(id, !expanded.has(id));
    else onSelect?.(id === selectedId ? undefined : id);
  };
  /** Checks all nodes or none; checked ids that are not in this tree stay. */
  const checkAll = (all: boolean) =>
    onCheck?.([...checkedIds.filter((id) => !index.byId.has(id)), ...(all ? index.nodes.map(({ id }) => id) : [])]);
  const hasBranches = index.nodes.some(({ item }) => item.children.length > 0);
  const isAllChecked = index.nodes.every(({ id }) => checks?.checked.has(id));
  const isOpen = index.nodes.every(({ id, item }) => item.children.length === 0 || expanded.has(id));
  const toTree = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    box.current?.querySelector<HTMLElement>('[role=tree]')?.focus();
  };
  return (
    <div ref={box}>
      <Input
        aria-label={`搜索${label}`}
        placeholder={`搜索${label}`}
        prefix={<SearchOutlined aria-hidden />}
        allowClear={allowClear}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          onSearch?.(target.value);
        }}
        onKeyDown={toTree}
      />
      {tools}
      <Flex align="center">
        <p className={styles.count} role="status">
          {searching && !placeholder && `找到 ${result.matches} 个${label}`}
          {!searching && checks && !placeholder && `已选 ${checks.checked.size} 项`}
        </p>
        {checks && !searching && nodes.ids.length > 0 && (
          <>
            <TextButton onClick={() => checkAll(!isAllChecked)}>{isAllChecked ? '全不选' : '全选'}</TextButton>
            {hasBranches && (
              <TextButton onClick={() => setAllOpen(!isOpen)}>{isOpen ? '全部折叠' : '全部展开'}</TextButton>
            )}
          </>
        )}
      </Flex>
      {nodes.ids.length === 0 ? (
        (placeholder ?? (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={searching ? `没有匹配的${label}` : `暂无${label}`} />
        ))
      ) : (
        <TreeView
          // A new key mounts the list anew, so that search results begin at the top.
          key={words}
          label={label}
          nodes={nodes}
          expanded={expanded}
          height={height}
          renderName={(id) => renderName?.(id, words) ?? <Highlight name={nameOf(index, id)} words={words} />}
          onToggle={toggle}
          selectedId={selectedId}
          onSelect={onSelect && select}
          checks={checks}
          onCheck={check}
        />
      )}
    </div>
  );
}
