import { useSyncExternalStore } from 'react';
import {
  type Downloads,
  type DownloadTask,
  type FileProgress,
  formatSize,
  overallShare,
  shareOf,
} from '@/lib/download/downloads';
import buttons from '@/ui/button/button.module.css';
import cover from '@/ui/loading/Loading.module.css';
import { Spinner } from '@/ui/loading/Loading';
import styles from './DownloadOverlay.module.css';

const LOADING_TEXT = '正在下载数据，请稍候';

const STATES: Record<FileProgress['state'], string> = {
  waiting: '等待',
  running: '下载中',
  done: '完成',
  failed: '失败',
};

const percent = (share: number) => `${Math.floor(share * 100)}%`;

function Bar({ label, share }: { label: string; share: number | undefined }) {
  return <progress aria-label={label} max={1} {...(share === undefined ? {} : { value: share })} />;
}

function FileRow({ file }: { file: FileProgress }) {
  const share = shareOf(file);
  return (
    <li>
      <span className={styles.name}>{file.name}</span>
      <span className={styles.state}>
        {file.state === 'running' && file.loaded > 0 ? formatSize(file.loaded) : STATES[file.state]}
      </span>
      <Bar label={`${file.name}的进度`} share={share} />
    </li>
  );
}

function Task({ files }: DownloadTask) {
  const share = overallShare(files);
  const loaded = formatSize(files.reduce((sum, file) => sum + file.loaded, 0));
  const settled = files.filter(({ state }) => state === 'done' || state === 'failed').length;
  const count = files.length > 1 ? `${settled} / ${files.length} 个文件，` : '';
  return (
    <div className={styles.progress}>
      <Bar label="总进度" share={share} />
      <p>
        {count}已下载 {loaded}
        {share === undefined ? '' : `（${percent(share)}）`}
      </p>
      {files.length > 1 && (
        <ul tabIndex={0} aria-label="各文件的进度">
          {files.map((file, index) => (
            <FileRow key={index} file={file} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Moves the focus into the overlay, and back when it closes. */
function holdFocus(overlay: HTMLElement | null) {
  const before = document.activeElement;
  overlay?.focus();
  return () => {
    if (before instanceof HTMLElement) before.focus();
  };
}

function keepTab(event: React.KeyboardEvent<HTMLElement>) {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('ul, button')];
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const inside = stops.some((stop) => stop === document.activeElement);
  if (event.key !== 'Tab' || (inside && document.activeElement !== edge)) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

/**
 * Covers the page during downloads (specification, section 8); shows the progress after a second, and a button to
 * cancel.
 */
export function DownloadOverlay({ downloads: { tasks: running } }: { downloads: Downloads }) {
  const tasks = useSyncExternalStore(running.subscribe, running.get);
  if (tasks.length === 0) return null;
  const cancel = () => tasks.forEach((task) => task.cancel());
  return (
    <div
      ref={holdFocus}
      className={cover.cover}
      role="dialog"
      aria-modal="true"
      aria-label={LOADING_TEXT}
      tabIndex={-1}
      onKeyDown={(event) => (event.key === 'Escape' ? cancel() : keepTab(event))}
    >
      <Spinner />
      <p className={styles.text} role="alert">
        {LOADING_TEXT}
      </p>
      {tasks.map((task) => (
        <Task key={task.id} {...task} />
      ))}
      <button type="button" className={buttons.button} onClick={cancel}>
        取消下载
      </button>
    </div>
  );
}
