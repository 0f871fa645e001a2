import { PaperClipOutlined } from '@ant-design/icons';
import { Button, ConfigProvider } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { dialect } from '@/config/appConfig';
import { canBeRead, FILE_CHANGED } from '@/lib/canBeRead';
import type { Attachment } from '@/lib/html/attachments';
import { describeError } from '@/lib/http/errorMessages';
import { ApiError } from '@/lib/http/errors';
import { useAppDispatch } from '@/state/hooks';
import { TextButton } from '@/ui/button/TextButton';
import { useToast } from '@/ui/toast/useToast';
import { type Uploaded, uploadFile } from '../api/uploadFile';
import type { InputProps } from '../Field';
import { FileLink } from './FileLink';
import styles from './FilesInput.module.css';

/** What RuoYi takes as well, but for web pages, which could run in the platform's name, films and rare archives. */
const TYPES = 'doc docx xls xlsx ppt pptx pdf txt png jpg jpeg gif bmp zip rar';
/** Extensions with blanks between them; `/system/oss` takes all. */
const fileTypes = () => (dialect().listsFiles ? `${TYPES} wps et dps ofd` : TYPES);
const MOST = 10;
const MAX_MB = 10;

/** From a sign to the same one in full width. */
const TO_WIDE = 0xfee0;
/** Commas stand between the files of a field; the other signs would have a meaning in the address of the file. */
export const nameToSend = (name: string): string =>
  name.replace(/[,#%?;]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + TO_WIDE));

const TOO_LARGE = '文件超过服务器的大小限制';
const failureOf = (error: unknown) =>
  error instanceof ApiError && error.code === '413' ? TOO_LARGE : (describeError(error) ?? '已取消上传');

/** Why a file may not be sent, beside `count` others; empty if it may. */
export function fileRefusal({ name, size }: Pick<File, 'name' | 'size'>, count: number): string {
  if (count >= MOST) return `最多 ${MOST} 个文件`;
  if (
    !fileTypes()
      .split(' ')
      .includes(/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '')
  )
    return '不支持该类型的文件';
  if (size === 0) return '文件是空的';
  return size > MAX_MB * 2 ** 20 ? `文件超过 ${MAX_MB} MB` : '';
}

interface Upload {
  file: File;
  /** The part that has been sent, from 0 to 1. */
  share: number;
  /** Why it did not get there; empty while it is on its way. */
  failure: string;
}

interface Props {
  label: string;
  control?: Pick<InputProps, 'id' | 'aria-invalid' | 'aria-describedby'>;
  files: readonly Attachment[];
  onChange: (files: readonly Attachment[]) => void;
  /** What of the server's answer says where a file is. */
  atOf: (uploaded: Uploaded) => string;
}

/** Files that belong to a record: those at the server, and those on their way, each in a row that tells how it went (§19.13). */
export function FilesInput({ label, control = {}, files, onChange, atOf }: Props) {
  const { componentDisabled = false } = ConfigProvider.useConfig();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const running = useRef(new Map<string, AbortController>());
  // For what arrives late.
  const latest = useRef({ files, onChange });
  useEffect(() => {
    latest.current = { files, onChange };
  }, [files, onChange]);
  useEffect(() => {
    const all = running.current;
    return () => all.forEach((controller) => controller.abort());
  }, []);
  const [uploads, setUploads] = useState<Readonly<Record<string, Upload>>>({});
  const types = fileTypes();
  const hasCall = dialect().uploadCall !== '';

  const change = (next: readonly Attachment[]) => {
    latest.current.files = next;
    latest.current.onChange(next);
  };
  const send = async (name: string, file: File) => {
    const controller = new AbortController();
    running.current.set(name, controller);
    const show = (share: number, failure = '') => {
      // The row may be that of a file chosen anew.
      if (!controller.signal.aborted) setUploads((before) => ({ ...before, [name]: { file, share, failure } }));
    };
    show(0);
    if (!(await canBeRead(file))) return show(0, FILE_CHANGED);
    try {
      const uploaded = await dispatch(uploadFile(file, name, { signal: controller.signal, onSent: show }));
      if (controller.signal.aborted) return;
      const at = atOf(uploaded);
      change(latest.current.files.map((one) => (one.name === name && one.at === '' ? { name, at } : one)));
    } catch (error) {
      show(0, failureOf(error));
    }
  };
  const add = (chosen: readonly File[]) => {
    const refused = chosen.flatMap((file) => {
      const name = nameToSend(file.name);
      const others = latest.current.files.filter((one) => one.name !== name || one.at !== '');
      const reason = fileRefusal(file, others.length);
      if (reason !== '') return [`${name}：${reason}`];
      running.current.get(name)?.abort();
      change([...others, { name, at: '' }]);
      void send(name, file);
      return [];
    });
    if (refused.length > 0) toast.warning(refused.join('；'));
  };
  const remove = (file: Attachment) => {
    if (file.at === '') running.current.get(file.name)?.abort();
    change(files.filter((one) => one !== file));
    button.current?.focus();
  };
  const state = ({ name }: Attachment) => {
    const { file, share, failure } = uploads[name] ?? { share: 0, failure: '未上传，请重新选择' };
    if (failure === '') {
      return (
        <span className={styles.state}>
          <progress value={share} aria-label={`正在上传${name}`} /> {Math.floor(share * 100)}%
        </span>
      );
    }
    return (
      <>
        <span className={styles.failure} role="alert">
          {failure}
        </span>
        {file && <TextButton onClick={() => void send(name, file)}>重新上传</TextButton>}
      </>
    );
  };
  return (
    <div className={styles.field} inert={componentDisabled}>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={types.replaceAll(/\S+/g, '.$&').replaceAll(' ', ',')}
        aria-label="选择文件"
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <Button
        ref={button}
        id={control.id}
        aria-label={`${label}：添加文件`}
        aria-describedby={control['aria-describedby']}
        icon={<PaperClipOutlined aria-hidden />}
        {...(!hasCall && { disabled: true })}
        danger={Boolean(control['aria-invalid'])}
        onClick={() => input.current?.click()}
      >
        添加文件
      </Button>
      <p className={styles.hint}>
        {hasCall
          ? `最多 ${MOST} 个，每个不超过 ${MAX_MB} MB；${types.replaceAll(' ', '、')}`
          : '服务器没有上传文件的接口'}
      </p>
      <ul className={styles.files} aria-label="文件">
        {files.map((file, place) => (
          <li key={place}>
            <FileLink file={file} />
            {file.at === '' && state(file)}
            <TextButton aria-label={`移除${file.name}`} onClick={() => remove(file)}>
              移除
            </TextButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
