import { Alert, Button, Flex } from 'antd';
import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { timeText } from '@/lib/time/readTime';
import { fullNameOf, type Resource, rowKeyOf } from '../../model/Resource';

interface Props {
  resource: Resource;
  /** Why there was no answer. */
  message: string;
  /** New records of the same name; undefined where nobody has looked. */
  found: readonly ServerRecord[] | undefined;
  onSubmit: () => void;
  /** The user has found it in the list. */
  onSaved: () => void;
}

/** Says that a new record may have been saved, points out what looks like it, and asks whether to send it once more. */
export function UnknownAlert({ resource, message, found, onSubmit, onSaved }: Props) {
  const { noun } = resource;
  const result = () => {
    if (!found) return <p>请在列表中核对后再决定。</p>;
    if (found.length === 0) return <p>没有找到提交之后新增的同名{noun}，请在列表中核对后再决定。</p>;
    return (
      <>
        <p>列表中有提交之后新增的同名{noun}：</p>
        <ul>
          {found.map((record) => (
            <li key={rowKeyOf(resource, record)}>
              {[fullNameOf(resource, record), timeText(record['createTime']), textOf(record['createBy'])]
                .filter(Boolean)
                .join('，')}
            </li>
          ))}
        </ul>
      </>
    );
  };
  return (
    <Alert
      type="warning"
      role="alert"
      title="保存结果未知，请核对"
      description={
        <>
          <p>
            没有收到服务器的答复，{noun}可能已经保存，列表已刷新（{message}）。
          </p>
          {result()}
          <Flex gap="small">
            <Button onClick={onSaved}>已保存，关闭</Button>
            <Button danger onClick={onSubmit}>
              重新提交
            </Button>
          </Flex>
        </>
      }
    />
  );
}
