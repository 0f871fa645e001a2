import buttons from '@/ui/button/button.module.css';
import type { ChatSession } from '../session/createChatSession';
import { useSignal } from '../useSignal';
import styles from './Banner.module.css';

/** What went wrong with the last question (spec.md section 8), until it is dismissed or the next one is asked. */
export function Banner({ session }: { session: ChatSession }) {
  const text = useSignal(session.state, ({ banner }) => banner);
  return (
    <div role="alert">
      {text !== '' && (
        <div className={styles['banner']}>
          <span className={styles['text']}>{text}</span>
          <button type="button" className={buttons['button']} onClick={() => session.retry()}>
            重试
          </button>
          <button type="button" className={styles['close']} aria-label="关闭提示" onClick={session.dismissBanner}>
            ×
          </button>
        </div>
      )}
    </div>
  );
}
