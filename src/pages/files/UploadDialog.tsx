import { InboxOutlined } from '@ant-design/icons';
import { Upload } from 'antd';
import { useState } from 'react';
import { canBeRead, FILE_CHANGED } from '@/lib/canBeRead';
import { describeError } from '@/lib/http/errorMessages';
import { cancelsBatch, RequestError } from '@/lib/http/errors';
import { uploadFile } from '@/resource/data/uploadFile';
import type { ActionDialogProps } from '@/resource/model/Resource';
import { useAppDispatch } from '@/state/hooks';
import { recordsChanged } from '@/state/server/recordsChanged';
import { FormDialog } from '@/ui/dialog/FormDialog';
import { useToast } from '@/ui/toast/useToast';
import styles from './FilesPage.module.css';

type Chosen = File & { uid: string };

/** 上传: files of any kind, one after another; those that failed stay to be sent again, each with its reason. */
export function UploadDialog({ onClose }: ActionDialogProps) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [files, setFiles] = useState<readonly Chosen[]>([]);
  const [reasons, setReasons] = useState<ReadonlyMap<string, string>>(new Map());

  /** Why a file did not get to the server; empty if it did, undefined if the session has ended. */
  const sendOne = async (file: Chosen): Promise<string | undefined> => {
    if (!(await canBeRead(file))) return FILE_CHANGED;
    try {
      await dispatch(uploadFile(file, file.name, {}));
      return '';
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      return cancelsBatch(error) ? undefined : describeError(error);
    }
  };
  const send = async () => {
    setReasons(new Map());
    const failed = new Map<string, string>();
    for (const file of files) {
      const reason = await sendOne(file);
      if (reason === undefined) return false;
      if (reason !== '') failed.set(file.uid, reason);
    }
    setReasons(failed);
    setFiles(files.filter(({ uid }) => failed.has(uid)));
    if (failed.size < files.length) dispatch(recordsChanged(['/system/oss']));
    if (failed.size === 0) toast.success(`已上传 ${files.length} 个文件`);
    return failed.size === 0;
  };
  return (
    <FormDialog title="上传文件" okText="上传" disabled={files.length === 0} send={send} onClose={onClose}>
      {({ busy }) => (
        <Upload.Dragger
          multiple
          fileList={files.map(({ uid, name }) => ({ uid, name, ...(reasons.has(uid) && { status: 'error' }) }))}
          disabled={busy}
          beforeUpload={(file) => {
            setFiles((before) => [...before, file]);
            return false;
          }}
          onRemove={({ uid }) => setFiles(files.filter((file) => file.uid !== uid))}
          itemRender={(item, { uid }) => (
            <>
              {item}
              {reasons.has(uid) && (
                <p role="alert" className={styles.reason}>
                  {reasons.get(uid)}
                </p>
              )}
            </>
          )}
        >
          <InboxOutlined aria-hidden style={{ fontSize: 32 }} />
          <p>将文件拖到此处，或点击选择</p>
        </Upload.Dragger>
      )}
    </FormDialog>
  );
}
