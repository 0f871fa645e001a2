import { Flex, Pagination as Pager } from 'antd';
import { useNarrowScreen } from '../screen/useMediaQuery';
import styles from './Pagination.module.css';

/** Page sizes (§2.71, §9.31). */
export const PAGE_SIZES: readonly number[] = [10, 20, 30, 50];

const USUAL_SIZE = 10;

/** The preferred page size if it is one of the sizes, else the usual one. */
export const pageSizeFor = (preferred: number | undefined): number =>
  preferred !== undefined && PAGE_SIZES.includes(preferred) ? preferred : USUAL_SIZE;

interface Props {
  page: number;
  pageSize: number;
  total: number;
  /** Measure word of what is counted: 名 for people. */
  measure?: string | undefined;
  /** Its name, needed if there is another one on the screen. */
  label?: string;
  /** With a new page size, `page` is 1. */
  onChange: (page: number, pageSize: number) => void;
  /** Whether a new page scrolls to the top; true by default. */
  scrollsToTop?: boolean;
}

export function Pagination({
  page,
  pageSize,
  total,
  measure = '条',
  label = '分页',
  onChange,
  scrollsToTop = true,
}: Props) {
  const narrow = useNarrowScreen();
  const change = (nextPage: number, nextSize: number) => {
    onChange(nextSize === pageSize ? nextPage : 1, nextSize);
    if (scrollsToTop) window.scrollTo(0, 0);
  };
  return (
    <Flex component="nav" wrap justify="flex-end" className={styles.pagination} aria-label={label}>
      <Pager
        current={page}
        pageSize={pageSize}
        total={total}
        pageSizeOptions={[...PAGE_SIZES]}
        showSizeChanger
        showQuickJumper
        showLessItems={narrow}
        showTotal={(count) => `共 ${count} ${measure}`}
        onChange={change}
      />
    </Flex>
  );
}
