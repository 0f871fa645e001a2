import { CustomerServiceFilled } from '@ant-design/icons';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { readLocal, writeLocal } from '@/lib/storage/jsonStorage';
import { type Offset, useDragHandle } from '@/ui/modal/useDraggable';
import styles from './FloatingIcon.module.css';
import { iconStyle, movedTo } from './iconPosition';

const KEY = 'chatIconMoved';
const schema = v.object({ x: v.pipe(v.number(), v.finite()), y: v.pipe(v.number(), v.finite()) });
const START: Offset = { x: 0, y: 0 };

/** The pointer may move at most this far during a click. */
const DRAG_THRESHOLD_PX = 4;

function positionOf(icon: HTMLElement): Offset {
  const { left, top } = icon.getBoundingClientRect();
  return { x: left, y: top };
}

/** How far the icon was moved, and the handlers that move it. The offset is stored, and clamped to the window. */
function useMovedIcon() {
  const [moved, setMoved] = useState(() => readLocal(KEY, schema) ?? START);
  /** The latest offset. The state is not enough, because several moves may come before the next render. */
  const latest = useRef(moved);

  const moveTo = (wanted: Offset) => {
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const next = movedTo(wanted, { width, height });
    latest.current = next;
    setMoved(next);
  };
  const store = () => void writeLocal(KEY, latest.current satisfies v.InferOutput<typeof schema>);
  return { moved, ...useDragHandle({ positionOf, moveTo, onMoved: store, threshold: DRAG_THRESHOLD_PX }) };
}

/**
 * The floating icon that opens the mini dialog (specification, section 2). It can be moved by mouse, touch or arrow
 * keys.
 */
export function FloatingIcon({ onOpen }: { onOpen: () => void }) {
  const { moved, wasDragged, handle } = useMovedIcon();
  return (
    <button
      type="button"
      className={styles.icon}
      style={iconStyle(moved)}
      aria-label="AI 问答助手，可用方向键移动"
      title="AI 问答助手"
      aria-haspopup="dialog"
      onClick={() => !wasDragged() && onOpen()}
      {...handle}
    >
      <CustomerServiceFilled />
    </button>
  );
}
