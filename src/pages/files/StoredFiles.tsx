import { DownloadOutlined, EyeOutlined, FileZipOutlined, UploadOutlined } from '@ant-design/icons';
import dayjs from 'dayjs';
import { dialect } from '@/config/appConfig';
import { downloadZip } from '@/features/download/batchDownloads';
import { downloadFile } from '@/features/download/downloadFile';
import { isPicture, ossCall } from '@/features/download/downloadSteps';
import PicturePreview from '@/features/download/PicturePreview';
import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { resourcePage } from '@/resource/view/resourcePage';
import { createTimeField } from '@/resource/model/usualFields';
import { UploadDialog } from './UploadDialog';

interface StoredFile {
  ossId: string;
  originalName: string;
  fileSuffix: string;
  fileSize: number;
  createBy: string;
  createByName: string;
  createTime: string;
}

const { calls, asksAuthorId } = dialect();

const callOf = ({ ossId, originalName }: ServerRecord) => ossCall(textOf(originalName), textOf(ossId));

/** 文件管理: the files of a server that lists them (RuoYi-Vue-Plus, §19.9). */
export const StoredFiles = resourcePage<StoredFile>({
  noun: '文件',
  path: calls.files,
  id: 'ossId',
  nameField: 'originalName',
  permission: 'system:oss',
  can: ['remove'],
  fields: [
    { name: 'originalName', label: '文件名', query: true, column: true },
    { name: 'fileSuffix', label: '类型', query: true, column: { width: 90 } },
    { name: 'fileSize', label: '大小', kind: 'number', unit: '字节', column: { width: 110 } },
    {
      name: 'createBy',
      label: '上传人',
      query: !asksAuthorId,
      column: { width: 130, render: ({ createByName, createBy }) => textOf(createByName) || textOf(createBy) },
    },
    createTimeField({
      label: '上传时间',
      query: 'range',
      rangeSuffix: 'CreateTime',
      column: { width: 166, sortable: true },
    }),
  ],
  tools: [
    { key: 'upload', label: '上传', icon: <UploadOutlined aria-hidden />, permission: 'upload', dialog: UploadDialog },
  ],
  rowActions: [
    {
      key: 'preview',
      label: '预览',
      icon: <EyeOutlined aria-hidden />,
      permission: 'download',
      when: ({ originalName }) => isPicture(textOf(originalName)),
      dialog: ({ record, onClose }) => <PicturePreview call={callOf(record)} onClose={onClose} />,
    },
    {
      key: 'download',
      label: '下载',
      icon: <DownloadOutlined aria-hidden />,
      permission: 'download',
      thunk: (file) => downloadFile(callOf(file)),
    },
  ],
  selectionActions: [
    {
      key: 'zip',
      label: '打包下载',
      icon: <FileZipOutlined aria-hidden />,
      permission: 'download',
      thunk: (files) => downloadZip(files.map(callOf), `文件打包_${dayjs().format('YYYYMMDDHHmmss')}.zip`),
    },
  ],
});
