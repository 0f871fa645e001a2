import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { CheckState } from './checkTree';
import { TreeLine, type LinePart, type Tick } from './TreeLine';
import { treeMove } from './treeMove';
import type { TreeRow } from './treeRows';
import { useRowWindow } from './useRowWindow';
import styles from './VirtualTree.module.css';

interface Props {
  label: string;
  /** The lines that are open, as `treeRows` gives them. */
  rows: readonly TreeRow[];
  /** Pixels; only the lines in sight are in the page. */
  height: number;
  renderName: (row: TreeRow) => ReactNode;
  onToggle: (id: string, open: boolean) => void;
  /** Nodes whose children are on their way. */
  loading?: ReadonlySet<string>;
  selectedId?: string | undefined;
  /** Receives the line that was chosen, also the selected one; left out, lines cannot be selected. */
  onSelect?: ((id: string) => void) | undefined;
  /** Shows boxes to tick. */
  checks?: CheckState | undefined;
  onCheck?: (id: string) => void;
}

const NONE: ReadonlySet<string> = new Set();

function tickOf(checks: CheckState | undefined, id: string): Tick {
  if (!checks) return undefined;
  return checks.checked.has(id) || (checks.half.has(id) && 'mixed');
}

/** A tree of which only the lines in sight are in the page; by keyboard as the ARIA practices for trees have it. */
export function VirtualTree(props: Props) {
  const { label, rows, height, renderName, onToggle, loading = NONE, selectedId, onSelect, checks, onCheck } = props;
  const id = useId();
  const [active, setActive] = useState(selectedId);
  const { first, end, room, inSight, reveal, attach, onScroll } = useRowWindow(
    rows.length,
    height,
    rows.findIndex((row) => row.id === selectedId),
  );
  const lines = rows.slice(first, end);
  const lineId = (place: number) => `${id}-${first + place}`;
  const current = rows.find((row) => row.id === active) ?? rows[0];
  const activePlace = lines.findIndex((row) => row === current);

  const choose = (row: TreeRow) => {
    if (onSelect) onSelect(row.id);
    else if (checks) onCheck?.(row.id);
    else if (row.open !== undefined) onToggle(row.id, !row.open);
  };
  const click = (row: TreeRow, part: LinePart) => {
    setActive(row.id);
    if (part === 'caret') onToggle(row.id, row.open === false);
    else if (part === 'box') onCheck?.(row.id);
    else choose(row);
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || !current) return;
    const move = treeMove(rows, current.id, event.key, inSight);
    if (move && 'to' in move) {
      setActive(move.to);
      reveal(rows.findIndex((row) => row.id === move.to));
    } else if (move) onToggle(move.toggle, move.open);
    else if (event.key === ' ' && checks) onCheck?.(current.id);
    else if (event.key === ' ' || event.key === 'Enter') choose(current);
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={attach}
      role="tree"
      aria-label={label}
      aria-multiselectable={checks ? true : undefined}
      aria-activedescendant={activePlace < 0 ? undefined : lineId(activePlace)}
      tabIndex={0}
      className={styles['tree']}
      style={{ height }}
      onScroll={onScroll}
      onKeyDown={press}
    >
      <div role="none" className={styles['all']} style={room}>
        {lines.map((row, place) => (
          <TreeLine
            key={row.id}
            id={lineId(place)}
            row={row}
            active={row === current}
            selected={onSelect ? row.id === selectedId : undefined}
            tick={tickOf(checks, row.id)}
            loading={loading.has(row.id)}
            onClick={click}
          >
            {renderName(row)}
          </TreeLine>
        ))}
      </div>
    </div>
  );
}
