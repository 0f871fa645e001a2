import { useCallback } from 'react';
import { appConfig } from '@/config/appConfig';
import { errorLogged } from '@/state/errorLog/errorLogSlice';
import { useAppDispatch } from '@/state/hooks';

/** Writes an error to the error log where that is on (specification, section 8); nothing goes to the console. */
export function useChatLog(): (error: Error) => void {
  const dispatch = useAppDispatch();
  return useCallback(
    ({ message, stack = '' }: Error) => {
      if (!appConfig.errorLog) return;
      dispatch(errorLogged({ err: { message, stack }, url: window.location.hash || window.location.pathname }));
    },
    [dispatch],
  );
}
