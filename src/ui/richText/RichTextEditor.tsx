import { appConfig } from '@/config/appConfig';
import { lazyWithFallback } from '../loading/lazyWithFallback';
import styles from './RichTextEditor.module.css';

export interface RichTextEditorProps {
  /** HTML; what is not safe in it is left out. */
  value: string;
  /** Receives safe HTML; empty text when nothing is written. */
  onChange: (html: string) => void;
  /** What the field is called. */
  label: string;
  /** Stores a picture and resolves with its address on this host. Without it pictures are refused. */
  uploadImage?: (file: File) => Promise<string>;
  readOnly?: boolean;
}

const EditorPart = lazyWithFallback(
  () => import('./EditorPart'),
  () => (
    <div className={styles['frame']} role="status">
      {appConfig.loadingText}
    </div>
  ),
);

/** A field for formatted text (specification, section 2); the editor's code is loaded when the first one is shown. */
export function RichTextEditor(props: RichTextEditorProps) {
  return <EditorPart {...props} />;
}
