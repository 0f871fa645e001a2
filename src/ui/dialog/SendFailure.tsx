import { Alert, Button } from 'antd';
import { createContext, use } from 'react';

/** Why the last call of a dialog failed, with its number; undefined where nothing has. */
export const SendFailureContext = createContext<string | undefined>(undefined);

/** Says in the dialog of an action what has failed; what is typed there stays. For a record's form: `SaveNotice`. */
export function SendFailure({ what, onRetry }: { what: string; onRetry?: () => void }) {
  const reason = use(SendFailureContext);
  if (reason === undefined) return null;
  const again = onRetry && (
    <Button size="small" onClick={onRetry}>
      重试
    </Button>
  );
  return (
    <Alert
      type="error"
      role="alert"
      style={{ marginBottom: 12 }}
      title={`${what}失败：${reason}。内容仍保留。`}
      action={again}
    />
  );
}
