import type { AppConfig } from '@/config/readConfig';

/** The title of the window: the page's and the site's, in the configured order (specification, section 2, guard 7). */
export function documentTitle(
  page: string,
  { title, titleSeparator, titleReverse }: Pick<AppConfig, 'title' | 'titleSeparator' | 'titleReverse'>,
): string {
  if (page === '') return title;
  return (titleReverse ? [title, page] : [page, title]).join(titleSeparator);
}
