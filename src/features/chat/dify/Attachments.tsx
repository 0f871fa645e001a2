import { PaperClipOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { canBeRead, FILE_CHANGED } from '@/lib/canBeRead';
import { createObservable } from '@/lib/createObservable';
import { TextButton } from '@/ui/button/TextButton';
import { useToast } from '@/ui/toast/useToast';
import fileStyles from '../composer/Composer.module.css';
import type { Chat } from '../store/createChat';
import styles from './dify.module.css';
import { describeExtra, type ExtraCalls } from './extraCalls';
import { refusalOf, typeOf, type UploadRules } from './uploadRules';

/** A file on its way to the server, or one that did not get there. */
interface Upload {
  key: number;
  file: File;
  /** The part that has been sent, from 0 to 1. */
  share: number;
  /** Why it did not get there; empty while it is on its way. */
  failure: string;
  abort: () => void;
}

/** Sends the files of a question; once at the server, they belong to its draft. */
function createUploads({ state, dispatch }: Chat, upload: ExtraCalls['upload'], rules: UploadRules) {
  const list = createObservable<readonly Upload[]>([]);
  let keys = 0;

  const change = (next: readonly Upload[], files = state.get().field.files) => {
    list.set(next);
    dispatch({ type: 'filesChanged', files, isUploading: next.length > 0 });
  };
  const without = (key: number) => list.get().filter((one) => one.key !== key);

  const send = async (key: number, file: File) => {
    const controller = new AbortController();
    const { signal } = controller;
    const update = (part: Partial<Upload>) =>
      list.set(list.get().map((one) => (one.key === key ? { ...one, ...part } : one)));
    update({ share: 0, failure: '', abort: () => controller.abort() });
    if (!(await canBeRead(file))) {
      update({ failure: FILE_CHANGED });
      return;
    }
    try {
      const id = await upload(file, signal, (share) => update({ share }));
      const done = { id, name: file.name, kind: typeOf(file.name, rules)?.kind ?? '' };
      if (!signal.aborted) change(without(key), [...state.get().field.files, done]);
    } catch (error) {
      update({ failure: describeExtra(error) });
    }
  };

  return {
    list,
    /** Sends files; returns why some are not sent. */
    add: (files: readonly File[]): string[] =>
      files.flatMap((file) => {
        const reason = refusalOf(file, rules, list.get().length + state.get().field.files.length);
        if (reason !== undefined) return [`${file.name}：${reason}`];
        const key = (keys += 1);
        change([...list.get(), { key, file, share: 0, failure: '', abort: () => undefined }]);
        void send(key, file);
        return [];
      }),
    retry: ({ key, file }: Upload) => void send(key, file),
    remove({ key, abort }: Upload) {
      abort();
      change(without(key));
    },
    /** Gives up what is on its way; returns its names. */
    close(): string[] {
      const lost = list.get();
      for (const { abort } of lost) abort();
      if (lost.length > 0) change([]);
      return lost.map(({ file }) => file.name);
    },
  };
}

export interface AttachmentsProps {
  chat: Chat;
  upload: ExtraCalls['upload'];
  rules: UploadRules;
  isLocked: boolean;
}

/** Sends files that are to go with the question in the field (§15.25). */
export function Attachments({ chat, upload, rules, isLocked }: AttachmentsProps) {
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [uploads] = useState(() => createUploads(chat, upload, rules));
  const sending = useSyncExternalStore(uploads.list.subscribe, uploads.list.get);
  useEffect(
    () => () => {
      const lost = uploads.close();
      if (lost.length > 0) toast.warning(`尚未上传完成，已取消：${lost.join('、')}`);
    },
    [uploads, toast],
  );
  const remove = (one: Upload) => {
    uploads.remove(one);
    button.current?.focus();
  };
  return (
    <div className={styles.attachments}>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="选择附件"
        accept={Array.from(rules.types.keys(), (name) => `.${name}`).join(',')}
        onChange={({ target }) => {
          const refused = uploads.add([...(target.files ?? [])]);
          if (refused.length > 0) toast.warning(refused.join('；'));
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <Button
        ref={button}
        type="text"
        icon={<PaperClipOutlined />}
        title={`最多 ${rules.most} 个文件`}
        disabled={isLocked}
        onClick={() => input.current?.click()}
      >
        添加附件
      </Button>
      <ul className={fileStyles.files} aria-label="正在上传的附件" aria-live="polite">
        {sending.map((one) => (
          <li key={one.key} className={fileStyles.file}>
            <span className={fileStyles.name}>{one.file.name}</span>
            {one.failure === '' ? (
              <progress value={one.share} aria-label={`正在上传 ${one.file.name}`} />
            ) : (
              <>
                <span className={styles.failure}>{one.failure}</span>
                <TextButton onClick={() => uploads.retry(one)}>重新上传</TextButton>
              </>
            )}
            <TextButton aria-label={`移除 ${one.file.name}`} disabled={isLocked} onClick={() => remove(one)}>
              移除
            </TextButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
