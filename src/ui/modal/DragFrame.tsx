import type { ReactNode } from 'react';
import { DragHandleContext } from './DragHandleContext';
import { useDraggable } from './useDraggable';
import { useModalFocus } from './useModalFocus';

interface Props {
  /** It stays where it is. */
  isFixed?: boolean;
  children: ReactNode;
}

/** What an antd dialog's content is rendered in (`modalRender`): it is moved by the `DragHandle` in its title. */
export function DragFrame({ isFixed = false, children }: Props) {
  const { frame, handle, transform } = useDraggable();
  useModalFocus(frame);
  return (
    <DragHandleContext value={isFixed ? undefined : handle}>
      <div ref={frame} style={isFixed ? undefined : { transform }}>
        {children}
      </div>
    </DragHandleContext>
  );
}
