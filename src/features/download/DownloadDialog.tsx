import { Button, Flex, Spin } from 'antd';
import { type DownloadTask, type FileProgress, overallShare, shareOf } from '@/lib/download/createDownloads';
import { DraggableModal } from '@/ui/modal/DraggableModal';
import styles from './DownloadDialog.module.css';

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'];

/** Formats a size: `0 B`, `1.5 MB`. */
export function formatSize(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1024 && unit < UNITS.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${unit === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${UNITS[unit]}`;
}

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

interface Props {
  title: string;
  tasks: readonly DownloadTask[];
}

/** The running downloads, and a button that cancels them. The progress shows after a second. */
export default function DownloadDialog({ title, tasks }: Props) {
  const cancel = () => tasks.forEach((task) => task.cancel());
  return (
    <DraggableModal open title={title} onCancel={cancel} footer={<Button onClick={cancel}>取消下载</Button>}>
      <Flex vertical align="center" gap="middle">
        <Spin />
        {tasks.map((task) => (
          <Task key={task.id} {...task} />
        ))}
      </Flex>
    </DraggableModal>
  );
}
