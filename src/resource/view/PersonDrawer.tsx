import { CopyOutlined, EditOutlined, MailOutlined, PhoneOutlined } from '@ant-design/icons';
import { Button, Drawer, Flex, Skeleton } from 'antd';
import { useRef } from 'react';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import { writeClipboard } from '@/lib/writeClipboard';
import { LoadFailure } from '@/ui/failure/LoadFailure';
import { useToast } from '@/ui/toast/useToast';
import { useRecordQuery } from '../data/recordEndpoints';
import type { ListParams } from '../model/listQuery';
import { fullNameOf, keyOf, type Resource } from '../model/Resource';
import { linkOf } from './FieldValue';
import { RecordDetail } from './RecordDetail';
import styles from './RecordDetail.module.css';
import { usePermitted } from './usePermitted';

const WIDTH_PX = 420;

interface Props {
  resource: Resource;
  record: ServerRecord;
  /** Parameters of the list that shows the record. */
  shown: ListParams;
  /** Whether the user may read the record's own call, which knows more than the list. */
  canRead: boolean;
  /** Opens the form; undefined where the user may not. */
  onEdit: (() => void) | undefined;
  onClose: () => void;
}

/** What is known of a person, beside the list, which keeps its place: to read, to copy, to call and to write to. */
export function PersonDrawer({ resource: described, record: row, shown, canRead, onEdit, onClose }: Props) {
  const resource = usePermitted(described);
  const content = useRef<HTMLDivElement>(null);
  const toast = useToast();
  const { data, isFetching, error, refetch } = useRecordQuery(
    { list: keyOf(described), row, params: shown },
    { skip: !canRead, refetchOnMountOrArgChange: true },
  );
  const record = { ...row, ...data };
  const links = resource.fields.map((field) => linkOf(field, record)).filter((link) => link !== undefined);
  const linkTo = (scheme: string) => links.find((link) => link.startsWith(scheme));
  const [phone, mail] = [linkTo('tel:'), linkTo('mailto:')];
  const copy = () => {
    const cells = [...(content.current?.querySelectorAll('.ant-descriptions-item-container') ?? [])];
    const lines = cells.map(({ children }) => [...children].map(({ textContent }) => textContent.trim()).join('：'));
    writeClipboard({ 'text/plain': lines.join('\n') }).then(() => toast.success('已复制'), toast.failure);
  };
  return (
    <Drawer
      open
      title={<h2 className={styles.title}>{`${resource.noun}详情：${fullNameOf(resource, record)}`}</h2>}
      placement="right"
      size={WIDTH_PX}
      closable={{ 'aria-label': '关闭', placement: 'end' }}
      onClose={onClose}
      footer={
        <Flex wrap gap="small">
          {onEdit && (
            <Button type="primary" icon={<EditOutlined aria-hidden />} onClick={onEdit}>
              修改
            </Button>
          )}
          <Button icon={<CopyOutlined aria-hidden />} onClick={copy}>
            复制
          </Button>
          {phone !== undefined && (
            <Button icon={<PhoneOutlined aria-hidden />} href={phone}>
              拨打
            </Button>
          )}
          {mail !== undefined && (
            <Button icon={<MailOutlined aria-hidden />} href={mail}>
              邮件
            </Button>
          )}
        </Flex>
      }
    >
      <div ref={content}>
        <RecordDetail resource={resource} record={record} columns={1} />
      </div>
      {isFetching && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {error && !isFetching && (
        <LoadFailure
          title="未能读取全部内容，以上为列表中的内容"
          failure={'message' in error ? error : undefined}
          retry={() => void refetch()}
        />
      )}
    </Drawer>
  );
}
