import { Alert, Button } from 'antd';

/** Says that a form shows what was typed before the page was left, with a way to drop it. */
export function RestoredAlert({ onDiscard }: { onDiscard: () => void }) {
  const discard = (
    <Button size="small" onClick={onDiscard}>
      放弃
    </Button>
  );
  return <Alert type="info" role="status" title="已恢复未保存的内容" action={discard} />;
}
