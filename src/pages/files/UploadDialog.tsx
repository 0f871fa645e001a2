import { InboxOutlined } from '@ant-design/icons';
import { Upload } from 'antd';
import { useState } from 'react';
import type { ActionDialogProps } from '@/resource/model/Resource';
import { FormDialog } from '@/ui/dialog/FormDialog';
import { useToast } from '@/ui/toast/useToast';

/** As long as an import may take: a large file over a slow line. */
const TIMEOUT_MS = 120_000;

/** 上传: files of any kind, one after another; those that failed stay to be sent again. */
export function UploadDialog({ run, onClose }: ActionDialogProps) {
  const toast = useToast();
  const [files, setFiles] = useState<readonly (File & { uid: string })[]>([]);
  const send = async () => {
    const failed: (typeof files)[number][] = [];
    for (const file of files) {
      const body = new FormData();
      body.append('file', file, file.name);
      if (!(await run({ method: 'POST', url: '/system/oss/upload', body, timeout: TIMEOUT_MS }))) failed.push(file);
    }
    setFiles(failed);
    if (failed.length === 0) toast.success(`已上传 ${files.length} 个文件`);
    return failed.length === 0;
  };
  return (
    <FormDialog title="上传文件" okText="上传" disabled={files.length === 0} send={send} onClose={onClose}>
      {({ busy }) => (
        <Upload.Dragger
          multiple
          fileList={files.map(({ uid, name }) => ({ uid, name }))}
          disabled={busy}
          beforeUpload={(file) => {
            setFiles((before) => [...before, file]);
            return false;
          }}
          onRemove={({ uid }) => setFiles(files.filter((file) => file.uid !== uid))}
        >
          <InboxOutlined aria-hidden style={{ fontSize: 32 }} />
          <p>将文件拖到此处，或点击选择</p>
        </Upload.Dragger>
      )}
    </FormDialog>
  );
}
