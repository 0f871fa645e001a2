import { parseUrl } from '@/lib/link';
import styles from './FramePage.module.css';

const SANDBOX = 'allow-scripts allow-forms allow-popups allow-modals allow-downloads';

/**
 * The permissions of the frame. A page of another origin keeps its origin, and so its session. A page of the app's own
 * origin could reach into the shell, so it gets an opaque origin.
 */
const sandboxOf = (url: string) =>
  parseUrl(url)?.origin === window.location.origin ? SANDBOX : `${SANDBOX} allow-same-origin`;

/** A foreign page inside the shell (RuoYi's InnerLink); the sandbox keeps it inside its frame. */
export default function FramePage({ url, title }: { url: string; title: string }) {
  return (
    <>
      {/* For screen readers only, because tab and breadcrumb show the title already. */}
      <h1 className="visually-hidden">{title}</h1>
      <iframe className={styles.frame} src={url} title={title} sandbox={sandboxOf(url)} referrerPolicy="no-referrer" />
    </>
  );
}
