import { Alert, Button, Input, Popover, Space, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { appConfig } from '@/config/appConfig';
import { NEW_WINDOW } from '@/lib/link';
import { writeClipboard } from '@/lib/writeClipboard';
import { errorLogCleared, type ErrorLogEntry, selectErrorLog } from '@/state/errorLog/errorLogSlice';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { CopyButton } from '@/ui/button/CopyButton';
import { DraggableModal } from '@/ui/modal/DraggableModal';
import styles from './ErrorLogDialog.module.css';

const ENGINES: readonly [label: string, address: string][] = [
  ['百度搜索', 'https://www.baidu.com/baidu?wd='],
  ['谷歌搜索', 'https://www.google.com/search?q='],
  ['必应搜索', 'https://cn.bing.com/search?q='],
];
const MAX_QUERY_LENGTH = 500;
/** Cutting the message can leave a lone surrogate. It cannot be encoded in a URL, so it is replaced. */
const LONE_SURROGATES = /\p{Surrogate}/gu;

/** Links to a message in three search engines (§2.67). */
export const searchLinks = (message: string): { label: string; href: string }[] =>
  ENGINES.map(([label, address]) => ({
    label,
    href: address + encodeURIComponent(message.slice(0, MAX_QUERY_LENGTH).replace(LONE_SURROGATES, '\ufffd')),
  }));

const timeText = (time: number) => new Date(time).toLocaleString('zh-CN', { hour12: false });

/** The error log as a text for whoever looks for the cause: where it was kept, then its entries, the latest first. */
const logText = (entries: readonly ErrorLogEntry[], { title, now }: { title: string; now: number }): string =>
  [
    [`${title}异常捕获`, timeText(now), window.location.origin + window.location.pathname, navigator.userAgent].join(
      '\n',
    ),
    ...entries.map(({ err, url, time }) => [`${timeText(time)} ${url}`, err.message, err.stack].join('\n').trimEnd()),
  ].join('\n\n');

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
          <a key={label} href={href} {...NEW_WINDOW}>
            {label}
          </a>
        ))}
      </Space>
    ),
  },
];

/** The text to copy by hand: without https, or without permission, a browser writes nothing to the clipboard. */
function TextToCopy({ text }: { text: string }) {
  return (
    <Alert
      type="info"
      className={styles.text}
      title="浏览器不允许直接复制，请按 Ctrl+C 复制下面的文本"
      description={
        <Input.TextArea
          readOnly
          autoFocus
          aria-label="错误日志文本"
          rows={6}
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      }
    />
  );
}

/** The error log (§2.65, §2.66), which can be copied as text. The button 暂不显示 also clears the log. */
export default function ErrorLogDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const entries = useAppSelector(selectErrorLog);
  const [textToCopy, setTextToCopy] = useState('');
  const clear = () => {
    dispatch(errorLogCleared());
    onClose();
  };
  const copy = async () => {
    const text = logText(entries, { title: appConfig.title, now: Date.now() });
    try {
      await writeClipboard({ 'text/plain': text });
    } catch (error) {
      setTextToCopy(text);
      throw error;
    }
  };
  return (
    <DraggableModal
      open={open}
      title={`${appConfig.title}异常捕获`}
      width="70%"
      onCancel={onClose}
      footer={
        <>
          <span className={styles.copy}>
            <CopyButton label="复制日志" copy={copy} />
          </span>
          <Button onClick={onClose}>取消</Button>
          <Button type="primary" onClick={clear}>
            暂不显示
          </Button>
        </>
      }
    >
      {textToCopy && <TextToCopy text={textToCopy} />}
      <Table rowKey="id" columns={COLUMNS} dataSource={entries} pagination={{ pageSize: 10 }} scroll={{ x: 720 }} />
    </DraggableModal>
  );
}
