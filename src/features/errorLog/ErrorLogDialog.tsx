import { Button, Popover, Space, Table, type TableColumnsType } from 'antd';
import { appConfig } from '@/config/appConfig';
import { errorLogCleared, selectErrorLog, type ErrorLogEntry } from '@/state/errorLog/errorLogSlice';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { DraggableModal } from '@/ui/modal/DraggableModal';
import styles from './ErrorLogDialog.module.css';
import { searchLinks } from './searchLinks';

const COLUMNS: TableColumnsType<ErrorLogEntry> = [
  { title: '报错路由', dataIndex: 'url', width: 200, ellipsis: true },
  {
    title: '错误信息',
    dataIndex: ['err', 'message'],
    render: (text: string) => <span className={styles.message}>{text}</span>,
  },
  {
    title: '错误详情',
    dataIndex: ['err', 'stack'],
    width: 100,
    render: (stack: string) => (
      <Popover trigger="click" content={<pre className={styles.stack}>{stack || '没有更多信息'}</pre>}>
        <Button type="link">查看</Button>
      </Popover>
    ),
  },
  {
    title: '操作',
    width: 230,
    render: (_cell, { err }) => (
      <Space>
        {searchLinks(err.message).map(({ label, href }) => (
          <a key={label} href={href} target="_blank" rel="noopener noreferrer">
            {label}
          </a>
        ))}
      </Space>
    ),
  },
];

/** The error log (§2.65, §2.66). The button 暂不显示 also clears the log. */
export default function ErrorLogDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const entries = useAppSelector(selectErrorLog);
  const clear = () => {
    dispatch(errorLogCleared());
    onClose();
  };
  return (
    <DraggableModal
      open={open}
      title={`${appConfig.title}异常捕获`}
      width="70%"
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button type="primary" onClick={clear}>
            暂不显示
          </Button>
        </>
      }
    >
      <Table rowKey="id" columns={COLUMNS} dataSource={entries} pagination={{ pageSize: 10 }} scroll={{ x: 720 }} />
    </DraggableModal>
  );
}
