import { useContext } from 'react';
import { DialogContext, type Dialogs } from './DialogContext';

/** The dialogs of the `DialogPlace` around the caller: title 温馨提示, buttons 确定 and 取消. */
export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogContext);
  if (!dialogs) throw new Error('useDialogs needs a DialogPlace around it');
  return dialogs;
}
