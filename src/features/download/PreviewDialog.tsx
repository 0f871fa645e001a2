import { DownloadOutlined, ExportOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { NEW_WINDOW } from '@/lib/link';
import { useAppDispatch } from '@/state/hooks';
import { DraggableModal } from '@/ui/modal/DraggableModal';
import { downloadFile } from './downloadFile';
import { ossCall } from './downloadSteps';
import styles from './PreviewDialog.module.css';

/**
 * What a previewed file may do in its frame. It must not reach the app, so it gets an origin of its own. A PDF cannot,
 * and Chromium shows none inside a sandbox.
 */
export const previewSandbox = (name: string): string | undefined =>
  /\.pdf$/i.test(name) ? undefined : 'allow-scripts allow-popups allow-downloads';

interface Props {
  open: boolean;
  /** The name of the file. */
  name: string;
  /** Where the backend shows it. */
  url: string;
  onClose: () => void;
}

/** 预览: a file as the backend's preview shows it, in a frame of its own origin. */
export default function PreviewDialog({ open, name, url, onClose }: Props) {
  const dispatch = useAppDispatch();
  const sandbox = previewSandbox(name);
  const footer = (
    <>
      <Button href={url} {...NEW_WINDOW} icon={<ExportOutlined aria-hidden="true" />}>
        在新窗口打开
      </Button>
      <Button
        type="primary"
        icon={<DownloadOutlined aria-hidden="true" />}
        onClick={() => void dispatch(downloadFile(ossCall(name)))}
      >
        下载
      </Button>
    </>
  );
  return (
    <DraggableModal open={open} title={`预览：${name}`} width="min(1000px, 94vw)" footer={footer} onCancel={onClose}>
      <iframe
        className={styles.frame}
        src={url}
        title={`${name}的内容`}
        {...(sandbox !== undefined && { sandbox })}
        referrerPolicy="no-referrer"
      />
    </DraggableModal>
  );
}
