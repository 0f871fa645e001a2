import { Alert, Button, Flex, Input, Radio } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { appConfig } from '@/config/appConfig';
import { Section } from '@/ui/section/Section';
import styles from './FilesPage.module.css';

const WORDS = { image: '图片', video: '视频' };
type MediaKind = keyof typeof WORDS;

/** Whether an id may be part of the URL of a picture or video. */
const isMediaId = (id: string): boolean => /^[\w-]{1,64}$/.test(id);

/** URL of a picture or video (§7.30). */
const streamUrl = (kind: MediaKind, id: string): string =>
  `${appConfig.apiBase}/stream/${kind}/${encodeURIComponent(id)}`;

function MediaView({ kind, id }: { kind: MediaKind; id: string }) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const word = WORDS[kind];
  if (state === 'failed') {
    return (
      <Alert
        type="error"
        className={styles.missing}
        title={`${word} ${id} 无法显示：不存在、已被删除或格式不受支持。`}
      />
    );
  }
  const source = {
    src: streamUrl(kind, id),
    className: styles.media,
    onError: () => setState('failed'),
  };
  return (
    <figure className={styles.figure}>
      {state === 'loading' && <p role="status">{appConfig.loadingText}</p>}
      {kind === 'image' ? (
        <img {...source} alt={`图片 ${id}`} onLoad={() => setState('shown')} />
      ) : (
        <video
          {...source}
          controls
          preload="metadata"
          aria-label={`视频 ${id}`}
          onLoadedMetadata={() => setState('shown')}
        />
      )}
      <figcaption>
        {word} {id}
      </figcaption>
    </figure>
  );
}

export function MediaCard() {
  const id = useId();
  const [kind, setKind] = useState<MediaKind>('image');
  const [mediaId, setMediaId] = useState('');
  const [shown, setShown] = useState<{ kind: MediaKind; id: string; round: number }>();
  const wanted = mediaId.trim();
  const wrong = wanted !== '' && !isMediaId(wanted);

  const preview = (event: FormEvent) => {
    event.preventDefault();
    if (isMediaId(wanted)) setShown({ kind, id: wanted, round: (shown?.round ?? 0) + 1 });
  };
  return (
    <Section title="图片与视频预览">
      <Flex component="form" wrap align="center" gap="small" onSubmit={preview}>
        <Radio.Group
          aria-label="媒体类型"
          options={Object.entries(WORDS).map(([value, label]) => ({ value, label }))}
          optionType="button"
          value={kind}
          onChange={({ target }) => setKind(target.value === 'video' ? 'video' : 'image')}
        />
        <label htmlFor={id}>媒体编号</label>
        <Input
          id={id}
          className={styles.mediaId}
          aria-describedby={`${id}-rule`}
          placeholder="例如：3"
          value={mediaId}
          status={wrong ? 'error' : ''}
          onChange={(event) => setMediaId(event.target.value)}
        />
        <Button type="primary" htmlType="submit" disabled={!isMediaId(wanted)}>
          预览
        </Button>
      </Flex>
      <p id={`${id}-rule`} className={wrong ? styles.wrong : styles.hint} role="status">
        {wrong
          ? '编号只能由字母、数字、下划线和连字符组成，最多64个字符'
          : '上传图片或视频时系统给出的编号，可在业务系统的附件信息中查到；它不是文件名。'}
      </p>
      {shown && <MediaView key={shown.round} kind={shown.kind} id={shown.id} />}
    </Section>
  );
}
