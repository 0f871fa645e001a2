import { appConfig } from '@/config/appConfig';
import { lazyWithRetry } from '../loading/lazyWithRetry';
import type { EditorProps } from './TiptapEditor';
import styles from './RichTextEditor.module.css';

const TiptapEditor = lazyWithRetry(
  () => import('./TiptapEditor'),
  () => (
    <div className={styles.frame} role="status">
      {appConfig.loadingText}
    </div>
  ),
);

/** A field for formatted text (§2.71); the editor's code is loaded on demand. */
export function RichTextEditor(props: EditorProps) {
  return <TiptapEditor {...props} />;
}
