import type { Element } from 'hast';
import { createContext, use, type ComponentProps, type MouseEvent, type ReactElement } from 'react';
import { safeFileName } from '@/lib/download/fileName';
import { saveBlob } from '@/lib/download/saveBlob';
import { TextButton } from '../button/TextButton';
import { IsGrowingContext } from './CodeBlock';
import { tableCsv } from './copy/tableCsv';
import styles from './StreamingMarkdown.module.css';

/** What the text is about: the name of a table's file where no heading stands before it. */
export const TopicContext = createContext('');

const MAX_NAME_CHARS = 40;
const UNNAMED = '表格';

/** The last heading of the text before an element. */
function headingBefore(element: HTMLElement): string {
  const headings = element.closest(`.${styles.markdown}`)?.querySelectorAll('h1, h2, h3, h4, h5, h6') ?? [];
  const isBefore = (heading: Node) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
  return Array.from(headings).findLast(isBefore)?.textContent.trim() ?? '';
}

/** A table in its scroll container, with a button that saves it as a file once it is complete. */
export function TableBox({ table, ...box }: ComponentProps<'div'> & { table: Element }): ReactElement {
  const isGrowing = use(IsGrowingContext);
  const topic = use(TopicContext);
  const save = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const name = (headingBefore(currentTarget) || topic.trim() || UNNAMED).split('\n')[0] ?? UNNAMED;
    const file = new Blob([tableCsv(table)], { type: 'text/csv;charset=utf-8' });
    saveBlob(file, safeFileName(`${name.slice(0, MAX_NAME_CHARS).replace(/[/\\]/g, '_')}.csv`));
  };
  return (
    <>
      <div {...box} />
      {!isGrowing && (
        <TextButton className={styles.saveTable} onClick={save}>
          下载表格
        </TextButton>
      )}
    </>
  );
}
