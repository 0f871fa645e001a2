import { parseUrl } from '@/lib/link';
import styles from './FramePage.module.css';

const SANDBOX = 'allow-scripts allow-forms allow-popups allow-modals allow-downloads';

/** With an origin of its own a page keeps its session. One that shares ours could reach into the shell, so it gets none. */
const sandboxOf = (url: string) =>
  parseUrl(url)?.origin === window.location.origin ? SANDBOX : `${SANDBOX} allow-same-origin`;

/** A foreign page inside the shell (RuoYi's InnerLink); it can neither leave its frame nor reach ours. */
export default function FramePage({ url, title }: { url: string; title: string }) {
  return (
    <>
      <h1 className={styles['title']}>{title}</h1>
      <iframe
        className={styles['frame']}
        src={url}
        title={title}
        sandbox={sandboxOf(url)}
        referrerPolicy="no-referrer"
      />
    </>
  );
}
