import { ArrowDownOutlined, ArrowUpOutlined, CloseOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useRef, type DragEvent } from 'react';
import type { NodeWithAncestors } from '@/state/routes/routeTree';
import { PageLabel } from './PageLabel';
import styles from './QuickEntriesDialog.module.css';

/** The list with the entry at `from` moved to `to`. */
function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const rest = list.filter((_entry, place) => place !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

const STEPS = [
  { by: -1, word: '上移', icon: <ArrowUpOutlined /> },
  { by: 1, word: '下移', icon: <ArrowDownOutlined /> },
];

interface Props {
  entries: readonly NodeWithAncestors[];
  onChange: (entries: readonly NodeWithAncestors[], told: string) => void;
}

/** The chosen pages, to be moved and removed by buttons, or moved by dragging. */
export function ChosenEntriesEditor({ entries, onChange }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const dragged = useRef<number>(undefined);

  const move = (from: number, to: number) => {
    const title = entries[from]?.node.meta.title ?? '';
    onChange(moved(entries, from, to), `${title}移到第 ${to + 1} 位`);
  };
  const moveByKey = (from: number, to: number, button: HTMLElement) => {
    move(from, to);
    // A row that is moved in the document loses the focus.
    requestAnimationFrame(() => button.focus());
  };
  const remove = (place: number, title: string) => {
    onChange(
      entries.filter((_entry, at) => at !== place),
      `已移除${title}`,
    );
    // The next row takes the place, so the keyboard stays where it was.
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    (buttons[place + 1] ?? buttons[place - 1])?.focus();
  };
  const dragOver = (event: DragEvent, place: number) => {
    if (dragged.current === undefined) return;
    event.preventDefault();
    if (dragged.current !== place) move(dragged.current, place);
    dragged.current = place;
  };
  if (entries.length === 0) return <p className={styles.empty}>还没有选择，请从下面的页面中添加。</p>;
  return (
    <ol ref={list} className={styles.list} aria-label="已选择的页面">
      {entries.map((entry, place) => {
        const { title } = entry.node.meta;
        return (
          <li
            key={entry.node.path}
            className={styles.row}
            draggable
            onDragStart={() => (dragged.current = place)}
            onDragOver={(event) => dragOver(event, place)}
            onDragEnd={() => (dragged.current = undefined)}
          >
            <PageLabel {...entry} />
            <Flex flex="none">
              {STEPS.map(({ by, word, icon }) => (
                <Button
                  key={word}
                  type="text"
                  aria-label={`${word}${title}`}
                  icon={icon}
                  disabled={entries[place + by] === undefined}
                  onClick={({ currentTarget }) => moveByKey(place, place + by, currentTarget)}
                />
              ))}
              <Button
                type="text"
                data-remove
                aria-label={`移除${title}`}
                icon={<CloseOutlined />}
                onClick={() => remove(place, title)}
              />
            </Flex>
          </li>
        );
      })}
    </ol>
  );
}
