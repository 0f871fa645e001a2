import buttons from '@/ui/button/button.module.css';
import type { ChatSession } from '../session/createChatSession';
import { useSignal } from '../useSignal';
import styles from './Banner.module.css';

/** What went wrong with the last question (spec.md section 8), until it is dismissed or the next one is asked. */
export function Banner({ session, onUsed }: { session: ChatSession; onUsed: () => void }) {
  const text = useSignal(session.state, ({ banner }) => banner);
  const retry = () => {
    session.retry();
    onUsed();
  };
  const dismiss = () => {
    session.dismissBanner();
    onUsed();
  };
  return (
    <div role="alert">
      {text !== '' && (
        <div className={styles['banner']}>
          <span className={styles['text']}>{text}</span>
          <button type="button" className={buttons['button']} onClick={retry}>
            重试
          </button>
          <button type="button" className={styles['close']} aria-label="关闭提示" onClick={dismiss}>
            ×
          </button>
        </div>
      )}
    </div>
  );
}
