import { PaperClipOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { TextButton } from '@/ui/button/TextButton';
import { useToast } from '@/ui/toast/useToast';
import fileStyles from '../composer/Composer.module.css';
import type { Chat } from '../store/createChat';
import { createUploads, type Upload } from './createUploads';
import styles from './dify.module.css';
import type { ExtraCalls } from './extraCalls';
import type { UploadRules } from './uploadRules';

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
