import { useLayoutEffect } from 'react';
import { appConfig } from '@/config/appConfig';
import type { AppConfig } from '@/config/readConfig';
import { useAppSelector } from '@/state/hooks';
import { selectIsLocked } from '@/state/user/userSlice';

/** The window's title: page and site in the configured order (§2.22). */
export function documentTitle(
  page: string,
  { title, titleSeparator, titleReverse }: Pick<AppConfig, 'title' | 'titleSeparator' | 'titleReverse'>,
): string {
  if (page === '') return title;
  return (titleReverse ? [title, page] : [page, title]).join(titleSeparator);
}

/** Titles the window after its page; while the screen is locked, after the lock (§4.60). */
export function useDocumentTitle(page: string): void {
  const isLocked = useAppSelector(selectIsLocked);
  useLayoutEffect(() => {
    document.title = isLocked ? '屏幕已锁定' : documentTitle(page, appConfig);
  }, [page, isLocked]);
}
