import { CustomerServiceFilled } from '@ant-design/icons';
import styles from './FloatingIcon.module.css';
import { useIconPlace } from './useIconPlace';

/** The floating icon of variant A (specification, section 2): dragged by mouse, touch or arrow keys; a click opens the chat. */
export function FloatingIcon({ onOpen }: { onOpen: () => void }) {
  const { place, wasDragged, handle } = useIconPlace();
  return (
    <button
      type="button"
      className={styles['icon']}
      style={{ left: place.x, top: place.y }}
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
