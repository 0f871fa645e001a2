import type { AppConfig } from '@/config/readConfig';

/** The window's title: page and site in the configured order (§2.22). */
export function documentTitle(
  page: string,
  { title, titleSeparator, titleReverse }: Pick<AppConfig, 'title' | 'titleSeparator' | 'titleReverse'>,
): string {
  if (page === '') return title;
  return (titleReverse ? [title, page] : [page, title]).join(titleSeparator);
}
