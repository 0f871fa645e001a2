import { Modal, type ModalProps } from 'antd';
import styles from './DraggableModal.module.css';
import { useDragged } from './useDragged';

interface Props extends Omit<ModalProps, 'modalRender' | 'mask' | 'maskClosable' | 'title'> {
  title: string;
}

/** A dialog that is moved by its header, within the window, and that a click beside it does not close (spec.md section 2). */
export function DraggableModal({ title, ...modal }: Props) {
  const { frame, handle, transform } = useDragged();
  const header = (
    <div className={styles['handle']} tabIndex={0} role="group" aria-label={`${title}，可用方向键移动`} {...handle}>
      {title}
    </div>
  );
  return (
    <Modal
      destroyOnHidden
      {...modal}
      title={header}
      mask={{ closable: false }}
      modalRender={(dialog) => (
        <div ref={frame} style={{ transform }}>
          {dialog}
        </div>
      )}
    />
  );
}
