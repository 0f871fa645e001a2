import { useState } from 'react';
import { Pagination } from '@/ui/pagination/Pagination';
import { Example } from '../Example';

export default function PaginationExample() {
  const [{ page, pageSize }, setPlace] = useState({ page: 1, pageSize: 10 });
  return (
    <Example
      summary="表格的分页：总数、每页条数（10、20、30、50）、跳转。窄于 992 像素时最多显示 5 个页码；翻页后回到页面顶部。"
      props={[
        ['page', 'number', '当前页，从 1 开始'],
        ['pageSize', 'number', '每页条数'],
        ['total', 'number', '总条数'],
        ['onChange', '(page, pageSize) => void', '翻页或更改每页条数；更改条数后回到第 1 页'],
        ['scrollsToTop', 'boolean', '翻页后是否回到页面顶部；默认 true'],
      ]}
    >
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
    </Example>
  );
}
