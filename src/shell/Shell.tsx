import { ChatFloatingEntry } from '@/features/chat/ChatFloatingEntry';
import { AntdTheme } from './AntdTheme';
import { VerticalLayout } from './layouts/VerticalLayout';
import { PageOutlet } from './page/PageOutlet';
import styles from './Shell.module.css';

const focusMain = () => document.getElementById('main')?.focus();

/** What frames the pages of a signed-in user. */
export default function Shell() {
  return (
    <AntdTheme>
      <button type="button" className={styles['skip']} onClick={focusMain}>
        跳到主要内容
      </button>
      <VerticalLayout>
        <PageOutlet />
      </VerticalLayout>
      <ChatFloatingEntry />
    </AntdTheme>
  );
}
