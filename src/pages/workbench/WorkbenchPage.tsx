import { Button } from 'antd';
import { useGroupAdminId } from '@/features/chat/useGroupAdminId';
import { ErrorBoundary } from '@/ui/errorBoundary/ErrorBoundary';
import { lazyWithRetry } from '@/ui/loading/lazyWithRetry';
import { Section } from '@/ui/section/Section';
import { useToast } from '@/ui/toast/useToast';
import { Greeting } from './Greeting';
import { QuickEntries } from './QuickEntries';
import styles from './WorkbenchPage.module.css';

/** The lower cards are not in the first load. */
const WorkbenchCards = lazyWithRetry(() => import('./WorkbenchCards'));

const failed = (_error: Error, retry: () => void) => (
  <Section title="其他内容" className={styles.wide}>
    <p className={styles.failed}>这部分内容加载失败。</p>
    <Button onClick={retry}>重试</Button>
  </Section>
);

/** 工作台: the start page. */
export default function WorkbenchPage() {
  const toast = useToast();
  const mayChat = useGroupAdminId() !== undefined;
  return (
    <div className={styles.page}>
      <Greeting />
      <div className={styles.cards}>
        <QuickEntries className={mayChat ? undefined : styles.wide} />
        <ErrorBoundary fallback={failed} onError={toast.failure}>
          <WorkbenchCards mayChat={mayChat} />
        </ErrorBoundary>
      </div>
    </div>
  );
}
