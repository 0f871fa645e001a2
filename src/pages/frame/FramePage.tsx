import { ExportOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { NEW_WINDOW, parseUrl } from '@/lib/link';
import styles from './FramePage.module.css';

interface FrameHint {
  text: string;
  /** Whether the frame certainly shows nothing; else the words are only for who asks. */
  isEmpty: boolean;
}

/** What to do where the frame shows too little. */
export function frameHint(url: string, { origin, protocol }: Pick<Location, 'origin' | 'protocol'>): FrameHint {
  const page = parseUrl(url);
  if (page?.origin === origin) {
    return { text: '此页面与本系统同一站点，为安全起见在这里不能使用登录状态，请在新窗口打开。', isEmpty: false };
  }
  if (protocol === 'https:' && page?.protocol === 'http:') {
    return { text: '此页面的地址是 http，浏览器不允许在 https 页面中嵌入，请在新窗口打开。', isEmpty: true };
  }
  return { text: '没有内容，说明此页面不允许嵌入，请在新窗口打开。', isEmpty: false };
}

const SANDBOX = 'allow-scripts allow-forms allow-popups allow-modals allow-downloads';
/** Windows that a page of another host opens are not sandboxed. */
const FOREIGN_SANDBOX = `${SANDBOX} allow-same-origin allow-popups-to-escape-sandbox`;

/**
 * A foreign page inside the shell (RuoYi's InnerLink); the sandbox keeps it inside its frame. A page of another origin
 * keeps its origin, and so its session. A page of the app's own origin could reach into the shell, so it gets an opaque
 * origin. No browser tells whether a page refuses frames, so what to do then is said to who asks.
 */
export default function FramePage({ url, title }: { url: string; title: string }) {
  const isOwn = parseUrl(url)?.origin === window.location.origin;
  const { text, isEmpty } = frameHint(url, window.location);
  return (
    <>
      {/* For screen readers only, because tab and breadcrumb show the title already. */}
      <h1 className="visually-hidden">{title}</h1>
      <Flex wrap align="center" justify="space-between" gap="small" className={styles.bar}>
        <details open={isEmpty}>
          <summary>没有内容或显示不全？</summary>
          {text}
        </details>
        <Button type="link" href={url} {...NEW_WINDOW} icon={<ExportOutlined aria-hidden />}>
          在新窗口打开
        </Button>
      </Flex>
      <iframe
        className={styles.frame}
        src={url}
        title={title}
        sandbox={isOwn ? SANDBOX : FOREIGN_SANDBOX}
        {...(isOwn && { allow: 'fullscreen; clipboard-write' })}
        referrerPolicy="no-referrer"
      />
    </>
  );
}
