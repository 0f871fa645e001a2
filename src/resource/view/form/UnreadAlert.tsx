import { Alert, Button } from 'antd';

interface Props {
  problem: string;
  /** Called with none, for the user to choose anew. */
  onChange?: (chosen: []) => void;
}

/** Stands for chosen records that the server left out, and offers to choose anew. */
export const UnreadAlert = ({ problem, onChange }: Props) => (
  <Alert
    type="warning"
    title={problem}
    action={
      <Button size="small" onClick={() => onChange?.([])}>
        重新选择
      </Button>
    }
  />
);
