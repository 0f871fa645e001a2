import { Flex, Pagination as Pager } from 'antd';
import { useNarrowScreen } from '../screen/useMediaQuery';
import { PAGE_SIZES } from './pageSizes';
import styles from './Pagination.module.css';

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
