import { Alert } from 'antd';
import { useState } from 'react';
import styles from './FilesPage.module.css';
import { streamUrl, type MediaKind } from './streamUrl';

/** A picture or video as it is streamed; says so when it cannot be shown. */
export function MediaView({ kind, id }: { kind: MediaKind; id: string }) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const word = kind === 'image' ? '图片' : '视频';
  if (state === 'failed') {
    return <Alert type="error" title={`${word} ${id} 无法显示：不存在、已被删除或格式不受支持。`} />;
  }
  const source = {
    src: streamUrl(kind, id),
    className: styles['media'],
    onError: () => setState('failed'),
  };
  return (
    <figure className={styles['figure']}>
      {state === 'loading' && <p role="status">正在加载中...</p>}
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
