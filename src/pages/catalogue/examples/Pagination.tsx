import { useState } from 'react';
import { Pagination } from '@/ui/pagination/Pagination';

export const title = '分页';
export const summary =
  '表格的分页：总数、每页条数（10、20、30、50）、跳转。窄于 992 像素时最多显示 5 个页码；翻页后回到页面顶部。';

export default function PaginationExample() {
  const [{ page, pageSize }, setPlace] = useState({ page: 1, pageSize: 10 });
  return (
    <>
      <Pagination
        page={page}
        pageSize={pageSize}
        total={1234}
        scrollsToTop={false}
        onChange={(nextPage, nextSize) => setPlace({ page: nextPage, pageSize: nextSize })}
      />
      <p>
        第 {page} 页，每页 {pageSize} 条
      </p>
    </>
  );
}
