import { CaretDownFilled } from '@ant-design/icons';
import { Tree, type GetRef } from 'antd';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { usePrinting } from '../screen/useMediaQuery';
import type { CheckState } from './treeChecks';
import type { VisibleNode } from './visibleNodes';
import styles from './tree.module.css';

interface Props {
  label: string;
  nodes: { roots: VisibleNode[]; ids: readonly string[] };
  expanded: ReadonlySet<string>;
  /** Height in pixels; only nodes in view are rendered. */
  height: number;
  renderName: (id: string) => ReactNode;
  onToggle: (id: string, open: boolean) => void;
  selectedId?: string | undefined;
  /** Called with the clicked node; if left out, nodes cannot be selected. */
  onSelect?: ((id: string) => void) | undefined;
  checks?: CheckState | undefined;
  onCheck?: (id: string) => void;
}

const NODE_HEIGHT_PX = 28;

/** antd's virtual tree, with Enter and the page keys of the ARIA practices. */
export function TreeView(props: Props) {
  const { label, nodes, expanded, height, renderName, onToggle } = props;
  const { selectedId, onSelect, checks, onCheck } = props;
  const { roots, ids } = nodes;
  const isPrinting = usePrinting();
  const tree = useRef<GetRef<typeof Tree>>(null);
  /** The node with the keyboard focus; antd forgets it when the mouse moves. */
  const active = useRef<{ id: string | undefined; isForgotten: boolean }>({ id: selectedId, isForgotten: true });

  // The selected node, unless a search has hidden it.
  const [inSight] = useState(() => ids.find((id) => id === selectedId));

  useEffect(() => {
    if (inSight !== undefined) tree.current?.scrollTo({ key: inSight });
  }, [inSight]);

  const choose = (id: string) => {
    if (onSelect) onSelect(id);
    else if (checks) onCheck?.(id);
    else onToggle(id, !expanded.has(id));
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const { id, isForgotten } = active.current;
    const place = ids.indexOf(id ?? '');
    const goTo = (target: number) => {
      flushSync(() => tree.current?.onActiveChange(ids[Math.max(0, Math.min(target, ids.length - 1))] ?? null));
    };
    if (isForgotten && place >= 0) goTo(place);
    if (event.key === 'PageDown') goTo(place + Math.floor(height / NODE_HEIGHT_PX));
    else if (event.key === 'PageUp') goTo(place - Math.floor(height / NODE_HEIGHT_PX));
    else if (event.key === 'Enter' && id !== undefined && place >= 0) choose(id);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const visible = (set: ReadonlySet<string>) => ids.filter((id) => set.has(id));
  return (
    <div onKeyDownCapture={press}>
      <Tree
        ref={tree}
        aria-label={label}
        aria-multiselectable={checks ? true : undefined}
        blockNode
        motion={false}
        className={styles.tree}
        // On paper all nodes stand, not only those in view.
        {...(isPrinting ? { virtual: false } : { height })}
        treeData={roots}
        titleRender={({ key }) => renderName(key)}
        // Hidden from screen readers, which would read the name of the icon with that of the node.
        switcherIcon={<CaretDownFilled aria-hidden />}
        expandedKeys={visible(expanded)}
        onExpand={(_keys, { node, expanded: open }) => onToggle(node.key, open)}
        {...(!onSelect && !checks && { expandAction: 'click' as const })}
        selectable={onSelect !== undefined}
        selectedKeys={selectedId === undefined ? [] : [selectedId]}
        onSelect={(_keys, { node }) => onSelect?.(node.key)}
        checkable={checks !== undefined}
        checkStrictly
        checkedKeys={checks ? { checked: visible(checks.checked), halfChecked: visible(checks.half) } : []}
        onCheck={(_keys, { node }) => onCheck?.(node.key)}
        onClick={(_event, { key }) => (active.current = { id: key, isForgotten: true })}
        onActiveChange={(key: React.Key | null) => {
          const isForgotten = key === null;
          active.current = { id: isForgotten ? active.current.id : String(key), isForgotten };
        }}
      />
    </div>
  );
}
