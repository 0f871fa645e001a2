import { Alert, Button, Flex } from 'antd';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import type { Field } from '../../model/Field';
import type { Resource } from '../../model/Resource';
import { FieldValue } from '../FieldValue';
import styles from './RecordDialog.module.css';

interface Props {
  resource: Resource;
  /** Fields that somebody else changed since the form was opened. */
  fields: readonly string[];
  /** The record as the server has it now. */
  theirs: ServerRecord;
  /** The fields that the user edited, with their new values. */
  mine: ServerRecord;
  onOverwrite: () => void;
  onReload: () => void;
}

/** The field of a property; one without a field gets one. */
const fieldOf = ({ fields }: Resource, name: string): Field =>
  fields.find((field) => field.name === name) ?? { name, label: name };

/** Says what somebody else has changed meanwhile, and asks whose values count. */
export function ConflictAlert({ resource, fields, theirs, mine, onOverwrite, onReload }: Props) {
  const table = (
    <table className={styles.conflict}>
      <thead>
        <tr>
          <th scope="col">字段</th>
          <th scope="col">您的内容</th>
          <th scope="col">对方的内容</th>
        </tr>
      </thead>
      <tbody>
        {fields
          .map((name) => fieldOf(resource, name))
          .map((field) => (
            <tr key={field.name}>
              <th scope="row">{field.label}</th>
              <td>
                {Object.hasOwn(mine, field.name) ? (
                  <FieldValue field={field} record={mine} />
                ) : (
                  '未修改，保留对方的内容'
                )}
              </td>
              <td>
                <FieldValue field={field} record={theirs} />
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
  return (
    <Alert
      type="warning"
      role="alert"
      title="您编辑期间，该记录已被他人修改"
      description={
        <>
          {table}
          <p>覆盖：以您修改的内容为准保存。重新载入：这些字段采用对方的内容，您在其他字段的修改仍保留。</p>
          <Flex gap="small">
            <Button danger onClick={onOverwrite}>
              覆盖
            </Button>
            <Button onClick={onReload}>重新载入</Button>
          </Flex>
        </>
      }
    />
  );
}
