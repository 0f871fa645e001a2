import { Alert, Button } from 'antd';
import type { ChatSession } from '../session/createChatSession';
import { useSignal } from '../useSignal';
import styles from './Banner.module.css';

/** What went wrong with the last question (specification, section 8), until it is dismissed or the next one is asked. */
export function Banner({ session, onUsed }: { session: ChatSession; onUsed: () => void }) {
  const text = useSignal(session.state, ({ banner }) => banner);
  if (text === '') return null;
  const retry = () => {
    session.retry();
    onUsed();
  };
  const dismiss = () => {
    session.dismissBanner();
    onUsed();
  };
  return (
    <Alert
      type="error"
      className={styles['banner'] ?? ''}
      classNames={{ title: styles['text'] ?? '' }}
      title={text}
      action={<Button onClick={retry}>重试</Button>}
      closable={{ 'aria-label': '关闭提示', onClose: dismiss }}
    />
  );
}
