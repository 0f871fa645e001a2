import { Flex, Input } from 'antd';
import { useState } from 'react';
import { Pagination } from '@/ui/pagination/Pagination';
import { QueryField, QueryForm } from '@/ui/query/QueryForm';
import { RightToolbar } from '@/ui/toolbar/RightToolbar';

const FIELDS = ['姓名', '所在支部', '党内职务', '学历', '备注'];
const COLUMNS = FIELDS.map((title) => ({ key: title, title }));

export const title = '列表';
export const summary =
  '列表页面由描述生成的部分。查询条件 QueryForm：默认收起为一行，在输入框中按回车即查询，窄屏时每个条件占满一行；表格工具栏 RightToolbar：隐藏或显示查询条件、刷新、选择要显示的列；分页 Pagination：总数、每页条数（10、20、30、50）、跳转。';

export default function ListPartsExample() {
  const [queries, setQueries] = useState(0);
  const [searchShown, setSearchShown] = useState(true);
  const [hidden, setHidden] = useState<string[]>([]);
  const [[page, pageSize], setPlace] = useState<[number, number]>([1, 10]);
  return (
    <Flex vertical gap="small">
      {searchShown && (
        <QueryForm label="示例查询条件" onQuery={() => setQueries(queries + 1)} onReset={() => setQueries(0)}>
          {FIELDS.map((field) => (
            <QueryField key={field} label={field}>
              {(id) => <Input id={id} autoComplete="off" />}
            </QueryField>
          ))}
        </QueryForm>
      )}
      <RightToolbar
        searchShown={searchShown}
        onSearchToggle={setSearchShown}
        onRefresh={() => setQueries(queries + 1)}
        columns={COLUMNS}
        hidden={hidden}
        onHiddenChange={setHidden}
      />
      <p>
        查询 {queries} 次；隐藏的列：{hidden.join('、') || '无'}；第 {page} 页，每页 {pageSize} 条
      </p>
      <Pagination
        page={page}
        pageSize={pageSize}
        total={1234}
        scrollsToTop={false}
        onChange={(...place) => setPlace(place)}
      />
    </Flex>
  );
}
