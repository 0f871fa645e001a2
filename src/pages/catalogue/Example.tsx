import { Card, Flex, Table, type TableColumnsType } from 'antd';
import type { ComponentType, ReactNode } from 'react';

export interface ExampleModule {
  default: ComponentType;
}

type PropRow = readonly [name: string, type: string, text: string];

const COLUMNS: TableColumnsType<PropRow> = [
  { title: '属性', dataIndex: 0, rowScope: 'row' },
  { title: '类型', dataIndex: 1, render: (type: string) => <code>{type}</code> },
  { title: '说明', dataIndex: 2 },
];

interface Props {
  summary: string;
  props: readonly PropRow[];
  children: ReactNode;
}

export function Example({ summary, props, children }: Props) {
  return (
    <Flex vertical gap="middle">
      {summary}
      <Card>{children}</Card>
      <div role="group" aria-label="属性说明" tabIndex={0} style={{ overflowX: 'auto' }}>
        <Table columns={COLUMNS} dataSource={props} rowKey={([name]) => name} pagination={false} />
      </div>
    </Flex>
  );
}
