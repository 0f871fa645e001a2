import { appConfig } from '@/config/appConfig';
import { lazyWithFallback } from '../loading/lazyWithFallback';
import type { EditorProps } from './EditorPart';
import styles from './RichTextEditor.module.css';

const EditorPart = lazyWithFallback(
  () => import('./EditorPart'),
  () => (
    <div className={styles.frame} role="status">
      {appConfig.loadingText}
    </div>
  ),
);

/** A field for formatted text (§2.71); the editor's code is loaded on demand. */
export function RichTextEditor(props: EditorProps) {
  return <EditorPart {...props} />;
}
