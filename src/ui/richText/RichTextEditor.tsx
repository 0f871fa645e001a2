import { appConfig } from '@/config/appConfig';
import { lazyWithFallback } from '../loading/lazyWithFallback';
import styles from './RichTextEditor.module.css';

export interface RichTextEditorProps {
  /** HTML; unsafe parts are left out. */
  value: string;
  /** Called with safe HTML; empty text if nothing is written. */
  onChange: (html: string) => void;
  label: string;
  /** Stores a picture and resolves with its address on this host. If left out, the editor refuses pictures. */
  uploadImage?: (file: File) => Promise<string>;
  readOnly?: boolean;
}

const EditorPart = lazyWithFallback(
  () => import('./EditorPart'),
  () => (
    <div className={styles.frame} role="status">
      {appConfig.loadingText}
    </div>
  ),
);

/** A field for formatted text (§2.71); the editor's code is loaded on demand. */
export function RichTextEditor(props: RichTextEditorProps) {
  return <EditorPart {...props} />;
}
