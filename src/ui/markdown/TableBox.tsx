import type { Element } from 'hast';
import { createContext, use, type ComponentProps, type MouseEvent, type ReactElement } from 'react';
import { saveSheet } from '@/lib/xlsx/saveSheet';
import { TextButton } from '../button/TextButton';
import { ToastContext } from '../toast/useToast';
import { IsGrowingContext } from './CodeBlock';
import { sheetCell, tableRows } from './copy/plainText';
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
  const toast = use(ToastContext);
  const save = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const name = (headingBefore(currentTarget) || topic.trim() || UNNAMED).split('\n')[0] ?? UNNAMED;
    const rows = tableRows(table).map((row) => row.map(sheetCell));
    saveSheet(rows, name.slice(0, MAX_NAME_CHARS)).catch((error: unknown) => toast?.failure(error));
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
