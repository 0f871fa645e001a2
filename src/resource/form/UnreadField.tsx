import { Alert, Button, Form } from 'antd';
import styles from './RecordDialog.module.css';

interface Props {
  label: string;
  onChooseAnew: () => void;
}

/** Stands for a field whose chosen ids the server left out. The form cannot be saved before they are chosen anew. */
export function UnreadField({ label, onChooseAnew }: Props) {
  const problem = `服务器没有返回已选的${label}，此时保存会将其清空`;
  return (
    <Form.Item
      name={['unread', label]}
      label={label}
      rules={[{ validator: () => Promise.reject(new Error('请重新选择后再保存，或取消')) }]}
      className={styles.wide ?? ''}
    >
      <UnreadAlert problem={problem} onChooseAnew={onChooseAnew} />
    </Form.Item>
  );
}

/** Says that the chosen ones are not known, and offers to choose anew. */
export const UnreadAlert = ({ problem, onChooseAnew }: { problem: string; onChooseAnew: () => void }) => (
  <Alert
    type="warning"
    title={problem}
    action={
      <Button size="small" onClick={onChooseAnew}>
        重新选择
      </Button>
    }
  />
);
