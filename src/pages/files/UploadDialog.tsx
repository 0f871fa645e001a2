import { InboxOutlined } from '@ant-design/icons';
import { Upload } from 'antd';
import { useState } from 'react';
import { dialect } from '@/config/appConfig';
import { describeError } from '@/lib/http/errorMessages';
import { uploadFile } from '@/resource/data/uploadFile';
import type { ActionDialogProps } from '@/resource/model/Resource';
import { useAppDispatch } from '@/state/hooks';
import { recordsChanged } from '@/state/server/recordsChanged';
import { FormDialog } from '@/ui/dialog/FormDialog';
import { useToast } from '@/ui/toast/useToast';
import { UploadState } from '@/ui/upload/UploadState';
import { UPLOAD_STOPPED, useUploads } from '@/ui/upload/useUploads';

type Chosen = File & { uid: string };

/** 上传: files of any kind, three at a time; those that failed stay to be sent again, each with its reason. */
export function UploadDialog({ onClose }: ActionDialogProps) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [files, setFiles] = useState<readonly Chosen[]>([]);
  const { uploads, begin, remove, sending } = useUploads({
    send: (file, _uid, on) => dispatch(uploadFile(file, file.name, on)),
    failureOf: (error) => describeError(error) ?? UPLOAD_STOPPED,
    onLeave: onClose,
  });

  const send = async () => {
    const results = await Promise.all(files.map((file) => begin(file.uid, file)));
    const left = files.filter((_file, place) => results[place] === undefined);
    setFiles(left);
    if (left.length < files.length) dispatch(recordsChanged([dialect().calls.files]));
    if (left.length === 0) toast.success(`已上传 ${files.length} 个文件`);
    return left.length === 0;
  };
  return (
    <FormDialog
      title="上传文件"
      okText="上传"
      disabled={files.length === 0}
      send={send}
      sending={sending}
      onClose={onClose}
    >
      {({ busy }) => (
        <Upload.Dragger
          multiple
          fileList={files.map(({ uid, name }) => ({
            uid,
            name,
            ...(uploads.get(uid)?.failure && { status: 'error' }),
          }))}
          disabled={busy}
          beforeUpload={(file) => {
            setFiles((before) => [...before, file]);
            return false;
          }}
          onRemove={({ uid }) => {
            remove(uid);
            setFiles(files.filter((file) => file.uid !== uid));
          }}
          itemRender={(item, { uid }) => {
            const upload = uploads.get(uid);
            return (
              <>
                {item}
                {upload && <UploadState upload={upload} />}
              </>
            );
          }}
        >
          <InboxOutlined aria-hidden style={{ fontSize: 32 }} />
          <p>将文件拖到此处，或点击选择</p>
        </Upload.Dragger>
      )}
    </FormDialog>
  );
}
