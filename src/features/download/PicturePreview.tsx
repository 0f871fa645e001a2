import { Alert, Button, Spin } from 'antd';
import { useEffect, useState } from 'react';
import { resultOr } from '@/lib/http/errors';
import { useAppDispatch } from '@/state/hooks';
import type { AppThunk } from '@/state/storeTypes';
import { DraggableModal } from '@/ui/modal/DraggableModal';
import type { FileCall } from './downloadSteps';
import styles from './PreviewDialog.module.css';

/** The content of a file; undefined if the call failed, which was reported. */
const fetchContent =
  (url: string, signal: AbortSignal): AppThunk<Promise<Blob | undefined>> =>
  async (_dispatch, _getState, { http }) =>
    (await resultOr(http.getFile(url, { signal }), undefined))?.blob;

interface Props {
  call: FileCall;
  onClose: () => void;
}

/** 预览 of a picture, fetched with the session: the store itself may be on another host. */
export default function PicturePreview({ call: { url, name }, onClose }: Props) {
  const dispatch = useAppDispatch();
  const [source, setSource] = useState<string>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    let address = '';
    void dispatch(fetchContent(url, leaving.signal)).then((blob) => {
      if (leaving.signal.aborted) return;
      if (!blob) return setFailed(true);
      address = URL.createObjectURL(blob);
      setSource(address);
    });
    return () => {
      leaving.abort();
      URL.revokeObjectURL(address);
    };
  }, [dispatch, url]);
  return (
    <DraggableModal
      open
      title={`预览：${name}`}
      width="min(1000px, 94vw)"
      onCancel={onClose}
      footer={<Button onClick={onClose}>关闭</Button>}
    >
      {isFailed ? (
        <Alert type="error" title="图片无法显示：不存在、已被删除或格式不受支持。" />
      ) : source === undefined ? (
        <Spin />
      ) : (
        <img className={styles.picture} src={source} alt={name} onError={() => setFailed(true)} />
      )}
    </DraggableModal>
  );
}
