import { appConfig } from '@/config/appConfig';
import { lazyWithRetry } from '../loading/lazyWithRetry';
import styles from './RichTextEditor.module.css';

/** A field for formatted text (§2.71); the editor's code is loaded on demand. */
export const RichTextEditor = lazyWithRetry(
  () => import('./TiptapEditor'),
  () => (
    <div className={styles.frame} role="status">
      {appConfig.loadingText}
    </div>
  ),
);
