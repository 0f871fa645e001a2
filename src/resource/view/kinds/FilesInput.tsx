import { ConfigProvider } from 'antd';
import { useEffect, useRef } from 'react';
import { dialect } from '@/config/appConfig';
import type { Attachment } from '@/lib/html/attachments';
import { describeError } from '@/lib/http/errorMessages';
import { useAppDispatch } from '@/state/hooks';
import { TextButton } from '@/ui/button/TextButton';
import { FileButton } from '@/ui/upload/FileButton';
import type { UploadRules } from '@/ui/upload/uploadRules';
import { UploadState } from '@/ui/upload/UploadState';
import { UPLOAD_STOPPED, useUploads } from '@/ui/upload/useUploads';
import { type Uploaded, uploadFile } from '../../data/uploadFile';
import type { InputProps } from '../../model/FieldBase';
import { FileLink } from './FileLink';
import styles from './FilesInput.module.css';

/** Types that RuoYi accepts too, except web pages, which could run in the app's origin, films and rare archives. */
const TYPES = 'doc docx xls xlsx ppt pptx pdf txt png jpg jpeg gif bmp zip rar';
const MAX_MB = 10;

/** A server that lists its files takes all types. */
export function fileRules(): UploadRules {
  const names = dialect().listsFiles ? `${TYPES} wps et dps ofd` : TYPES;
  return { most: 10, types: new Map(names.split(' ').map((name) => [name, { limit: MAX_MB }])) };
}

/** Distance between the codes of a sign and of its full-width form. */
const TO_WIDE = 0xfee0;
/** A name with full-width signs for commas, which separate files, and for signs that mean something in addresses. */
export const nameToSend = (name: string): string =>
  name.replace(/[,#%?;]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + TO_WIDE));

/** The files that stay beside new ones: what is not at the server yet gives way to one of the same name. */
const beside = (files: readonly Attachment[], ...names: string[]) =>
  files.filter((one) => one.at !== '' || !names.includes(one.name));

/** How many files there will be beside `file`, when it and those `accepted` with it are added. */
export function countBeside(
  files: readonly Attachment[],
  file: Pick<File, 'name'>,
  accepted: readonly (typeof file)[],
): number {
  const names = new Set([file, ...accepted].map(({ name }) => nameToSend(name)));
  return beside(files, ...names).length + names.size - 1;
}

const failureOf = (error: unknown) => describeError(error) ?? UPLOAD_STOPPED;

interface Props {
  label: string;
  control?: Pick<InputProps, 'id' | 'aria-invalid' | 'aria-describedby'>;
  files: readonly Attachment[];
  onChange: (files: readonly Attachment[]) => void;
  /** The part of the server's answer that says where a file is. */
  atOf: (uploaded: Uploaded) => string;
}

/** Files that belong to a record: those at the server, and those on their way, each in a row that tells how it went (§19.13). */
export function FilesInput({ label, control = {}, files, onChange, atOf }: Props) {
  const { componentDisabled = false } = ConfigProvider.useConfig();
  const dispatch = useAppDispatch();
  const button = useRef<HTMLButtonElement>(null);
  // The latest props, for uploads that end late.
  const latest = useRef({ files, onChange });
  useEffect(() => {
    latest.current = { files, onChange };
  }, [files, onChange]);
  const rules = fileRules();
  const hasCall = dialect().uploadCall !== '';

  const change = (next: readonly Attachment[]) => {
    latest.current.files = next;
    latest.current.onChange(next);
  };
  const { uploads, begin, remove } = useUploads({
    send: (file, name, on) => dispatch(uploadFile(file, name, on)),
    failureOf,
    onDone: (name, uploaded) => {
      const at = atOf(uploaded);
      change(latest.current.files.map((one) => (one.name === name && one.at === '' ? { name, at } : one)));
    },
  });
  const add = (chosen: readonly File[]) => {
    for (const file of chosen) {
      const name = nameToSend(file.name);
      change([...beside(latest.current.files, name), { name, at: '' }]);
      void begin(name, file);
    }
  };
  const removeFile = (file: Attachment) => {
    if (file.at === '') remove(file.name);
    change(files.filter((one) => one !== file));
    button.current?.focus();
  };
  const state = (name: string) => {
    const upload = uploads.get(name);
    if (upload) return <UploadState upload={upload} onRetry={() => void begin(name, upload.file)} />;
    return (
      <span className={styles.failure} role="alert">
        未上传，请重新选择
      </span>
    );
  };
  return (
    <div className={styles.field} inert={componentDisabled}>
      <FileButton
        ref={button}
        id={control.id}
        aria-label={`${label}：添加文件`}
        aria-describedby={control['aria-describedby']}
        {...(!hasCall && { disabled: true })}
        danger={Boolean(control['aria-invalid'])}
        chooses="选择文件"
        rules={rules}
        countBeside={(...chosen) => countBeside(latest.current.files, ...chosen)}
        onChosen={add}
      >
        添加文件
      </FileButton>
      <p className={styles.hint}>
        {hasCall
          ? `最多 ${rules.most} 个，每个不超过 ${MAX_MB} MB；${[...rules.types.keys()].join('、')}`
          : '服务器没有上传文件的接口'}
      </p>
      <ul className={styles.files} aria-label="文件">
        {files.map((file, place) => (
          <li key={place}>
            <FileLink file={file} />
            {file.at === '' && state(file.name)}
            <TextButton aria-label={`移除${file.name}`} onClick={() => removeFile(file)}>
              移除
            </TextButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
