import { InboxOutlined } from '@ant-design/icons';
import { Alert, Button, Checkbox, Flex, Upload } from 'antd';
import { useState } from 'react';
import { downloadFile } from '@/features/download/downloadFile';
import { canBeRead, FILE_CHANGED } from '@/lib/http/uploadFailure';
import { describeError } from '@/lib/http/errorMessages';
import { useAppDispatch } from '@/state/hooks';
import { DraggableModal } from '@/ui/modal/DraggableModal';
import { ModalButtons } from '@/ui/modal/ModalButtons';
import { MEGABYTE } from '@/ui/upload/uploadRules';
import { UploadState } from '@/ui/upload/UploadState';
import { useUploads } from '@/ui/upload/useUploads';
import { importRecords, type ImportReport } from '../data/importRecords';
import type { Resource } from '../model/Resource';

const MAX_MB = 10;
/** One file at a time. */
const KEY = 'import';
const XLSX = /\.xlsx?$/i;

interface Props {
  resource: Resource;
  onClose: () => void;
}

/** Sends a filled-in xlsx template; shows what the server says of its rows. */
export function ImportDialog({ resource, onClose }: Props) {
  const { noun, path } = resource;
  const dispatch = useAppDispatch();
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState('');
  const [updates, setUpdates] = useState(false);
  const [report, setReport] = useState<ImportReport>();
  const { uploads, begin, remove, sending } = useUploads({
    send: (chosen, _key, on) => dispatch(importRecords(resource, updates, chosen, on)),
    failureOf: (error) => describeError(error) ?? '',
    onDone: (_key, answer) => setReport(answer),
    onLeave: onClose,
  });
  const upload = uploads.get(KEY);
  const busy = upload?.failure === '';

  const choose = (chosen: File) => {
    remove(KEY);
    setReport(undefined);
    const isTooLarge = chosen.size > MAX_MB * MEGABYTE;
    const wrong = XLSX.test(chosen.name) ? isTooLarge && `文件不能超过 ${MAX_MB} MB` : '只能导入 xls 或 xlsx 文件';
    setProblem(wrong || '');
    setFile(wrong ? undefined : chosen);
  };
  const send = async () => {
    if (!file) {
      setProblem('请先选择文件');
      return;
    }
    setReport(undefined);
    setProblem('');
    if ((await begin(KEY, file)) || (await canBeRead(file))) return;
    remove(KEY);
    setFile(undefined);
    setProblem(FILE_CHANGED);
  };
  const stop = () => {
    const isSent = upload?.share === 1;
    remove(KEY);
    setProblem(isSent ? '已停止导入：文件已全部发出，服务器可能仍会导入，请核对列表' : '已停止导入：文件没有全部发出');
  };
  const template = { method: 'POST', url: `${path}/importTemplate`, form: {}, name: `${noun}模板.xlsx` } as const;
  const lines = report && report.lines.length > 0 ? report.lines : ['导入完成'];
  return (
    <DraggableModal
      open
      title={`导入${noun}`}
      width={520}
      onCancel={() => void sending.close()}
      footer={
        <ModalButtons
          okText={report?.isUnknown ? '重新导入' : '导入'}
          cancelText={report ? '关闭' : '取消'}
          busy={busy}
          onOk={() => void send()}
          onCancel={busy ? stop : onClose}
        />
      }
    >
      <Flex vertical gap={12}>
        <Upload.Dragger
          accept=".xls,.xlsx"
          maxCount={1}
          fileList={file ? [{ uid: file.name, name: file.name }] : []}
          disabled={busy}
          beforeUpload={(chosen) => {
            choose(chosen);
            return false;
          }}
          onRemove={() => setFile(undefined)}
          itemRender={(item) => (
            <>
              {item}
              {upload && <UploadState upload={upload} />}
            </>
          )}
        >
          <InboxOutlined aria-hidden style={{ fontSize: 32 }} />
          <p>将文件拖到此处，或点击选择（xls、xlsx，不超过 {MAX_MB} MB）</p>
        </Upload.Dragger>
        {problem !== '' && <Alert type="error" role="alert" title={problem} />}
        <Flex justify="space-between" align="center" wrap>
          <Checkbox checked={updates} onChange={({ target }) => setUpdates(target.checked)}>
            更新已经存在的{noun}
          </Checkbox>
          {/* The server calls it like an export. */}
          <Button type="link" onClick={() => void dispatch(downloadFile({ ...template, isNamedHere: true }))}>
            下载模板
          </Button>
        </Flex>
        {report && (
          <Alert
            type={report.isUnknown ? 'warning' : report.isRefused ? 'error' : 'info'}
            role={report.isRefused || report.isUnknown ? 'alert' : 'status'}
            title={report.isUnknown ? '导入结果未知，请核对' : report.isRefused ? '导入失败' : '导入结果'}
            description={lines.map((line, index) => (
              <div key={index}>{line}</div>
            ))}
            style={{ maxHeight: 240, overflow: 'auto' }}
          />
        )}
      </Flex>
    </DraggableModal>
  );
}
