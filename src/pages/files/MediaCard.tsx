import { Button, Flex, Input, Radio } from 'antd';
import { useId, useState, type FormEvent } from 'react';
import { Section } from '@/ui/section/Section';
import styles from './FilesPage.module.css';
import { MediaView } from './MediaView';
import { isMediaId, type MediaKind } from './streamUrl';

const KINDS = [
  { value: 'image', label: '图片' },
  { value: 'video', label: '视频' },
] satisfies { value: MediaKind; label: string }[];

/** A picture or video by its id. */
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
          options={KINDS}
          optionType="button"
          value={kind}
          onChange={({ target }) => setKind(target.value === 'video' ? 'video' : 'image')}
        />
        <Input
          className={styles['media-id'] ?? ''}
          aria-label="媒体编号"
          aria-describedby={`${id}-rule`}
          placeholder="媒体编号"
          value={mediaId}
          maxLength={64}
          status={wrong ? 'error' : ''}
          onChange={(event) => setMediaId(event.target.value)}
        />
        <Button type="primary" htmlType="submit" disabled={!isMediaId(wanted)}>
          预览
        </Button>
      </Flex>
      <p id={`${id}-rule`} className={styles['hint']} role="status">
        {wrong ? '编号只能由字母、数字、下划线和连字符组成' : ''}
      </p>
      {shown && <MediaView key={shown.round} kind={shown.kind} id={shown.id} />}
    </Section>
  );
}
