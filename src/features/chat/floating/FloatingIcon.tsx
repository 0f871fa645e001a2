import { CustomerServiceOutlined } from '@ant-design/icons';
import { memo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { browserStorage } from '@/lib/storage/stored';
import { type Offset, useDragHandle } from '@/ui/modal/useDragHandle';
import { ASSISTANT_NAME } from '../assistantTexts';
import styles from './FloatingIcon.module.css';
import { iconStyle, movedTo, nearestSide } from './iconPosition';
import { useDocking } from './useDocking';

const storage = browserStorage('chatIconMoved');
const schema = v.object({ x: v.pipe(v.number(), v.finite()), y: v.pipe(v.number(), v.finite()) });
const START: Offset = { x: 0, y: 0 };

/** The pointer may move at most this far during a click. */
const DRAG_THRESHOLD_PX = 4;

function positionOf(icon: HTMLElement): Offset {
  const { left, top } = icon.getBoundingClientRect();
  return { x: left, y: top };
}

/** How far the icon was moved, and the handlers that move it. The offset is stored, and clamped to the window. */
function useMovedIcon(onMove: () => void) {
  const [moved, setMoved] = useState(() => storage.read(schema) ?? START);
  /** The latest offset. The state is not enough, because several moves may come before the next render. */
  const latest = useRef(moved);

  const moveTo = (wanted: Offset) => {
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const next = movedTo(wanted, { width, height });
    latest.current = next;
    setMoved(next);
    onMove();
  };
  const store = () => void storage.write(latest.current satisfies v.InferOutput<typeof schema>);
  return { moved, ...useDragHandle({ positionOf, moveTo, onMoved: store, threshold: DRAG_THRESHOLD_PX }) };
}

/**
 * The floating icon that opens the mini dialog (§2.76 to §2.78). It can be moved by mouse, touch or arrow keys, and docks
 * to the nearest side edge when it is left alone, so that nothing below it is out of reach.
 */
export const FloatingIcon = memo(function FloatingIcon({ onOpen }: { onOpen: () => void }) {
  const { docked, undock, touch } = useDocking(useLocation().pathname);
  const { moved, wasDragged, handle } = useMovedIcon(undock);
  const side = docked ? nearestSide(moved, window.innerWidth) : undefined;
  return (
    <button
      type="button"
      className={styles.icon}
      data-docked={side}
      style={iconStyle(moved, side)}
      aria-label={`${ASSISTANT_NAME}，可用方向键移动`}
      title={ASSISTANT_NAME}
      aria-haspopup="dialog"
      onClick={() => !wasDragged() && onOpen()}
      {...touch}
      {...handle}
    >
      <CustomerServiceOutlined />
    </button>
  );
});
