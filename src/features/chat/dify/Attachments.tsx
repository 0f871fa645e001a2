import { useEffect, useEffectEvent, useRef } from 'react';
import { TextButton } from '@/ui/button/TextButton';
import { useToast } from '@/ui/toast/useToast';
import { FileButton } from '@/ui/upload/FileButton';
import { typeOf } from '@/ui/upload/uploadRules';
import { UploadState } from '@/ui/upload/UploadState';
import { useUploads } from '@/ui/upload/useUploads';
import fileStyles from '../composer/Composer.module.css';
import type { Chat } from '../store/createChat';
import styles from './dify.module.css';
import { describeExtra, type ExtraCalls } from './extraCalls';
import type { QuestionFileRules } from './uploadRules';

export interface AttachmentsProps {
  chat: Chat;
  upload: ExtraCalls['upload'];
  rules: QuestionFileRules;
  isLocked: boolean;
}

/** Sends files that are to go with the question in the field (§15.25); once at the server, they belong to its draft. */
export function Attachments({ chat, upload, rules, isLocked }: AttachmentsProps) {
  const toast = useToast();
  const button = useRef<HTMLButtonElement>(null);
  const keys = useRef(0);
  const filesInDraft = () => chat.state.get().field.files;
  const { uploads, begin, remove } = useUploads({
    send: (file, _key, on) => upload(file, on),
    failureOf: describeExtra,
    isOfWindow: true,
    onDone: (_key, id, { name }) => {
      const kind = typeOf(name, rules.types)?.kind ?? '';
      chat.dispatch({ type: 'filesChanged', files: [...filesInDraft(), { id, name, kind }] });
    },
  });

  const isUploading = uploads.size > 0;
  useEffect(() => {
    if (!isUploading) return undefined;
    chat.dispatch({ type: 'uploadsChanged', isUploading: true });
    return () => chat.dispatch({ type: 'uploadsChanged', isUploading: false });
  }, [chat, isUploading]);
  const tellOfLost = useEffectEvent(() => {
    const names = Array.from(uploads.values(), ({ file }) => file.name);
    if (isUploading) toast.warning(`尚未上传完成，已取消：${names.join('、')}`);
  });
  useEffect(() => () => tellOfLost(), []);

  const removeUpload = (key: string) => {
    remove(key);
    button.current?.focus();
  };
  return (
    <div className={styles.attachments}>
      <FileButton
        ref={button}
        type="text"
        title={`最多 ${rules.most} 个文件`}
        disabled={isLocked}
        chooses="选择附件"
        rules={rules}
        countBeside={(_file, accepted) => filesInDraft().length + uploads.size + accepted.length}
        onChosen={(files) => files.forEach((file) => void begin(String((keys.current += 1)), file))}
      >
        添加附件
      </FileButton>
      <ul className={fileStyles.files} aria-label="正在上传的附件">
        {Array.from(uploads, ([key, one]) => (
          <li key={key} className={fileStyles.file}>
            <span className={fileStyles.name}>{one.file.name}</span>
            <UploadState upload={one} onRetry={() => void begin(key, one.file)} />
            <TextButton aria-label={`移除 ${one.file.name}`} disabled={isLocked} onClick={() => removeUpload(key)}>
              移除
            </TextButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
