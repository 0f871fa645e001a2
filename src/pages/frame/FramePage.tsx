import styles from './FramePage.module.css';

/** A foreign page inside the shell (RuoYi's InnerLink, contract.md section 3); it can neither leave its frame nor reach ours. */
export default function FramePage({ url, title }: { url: string; title: string }) {
  return (
    <iframe
      className={styles['frame']}
      src={url}
      title={title}
      sandbox="allow-scripts allow-forms allow-popups allow-same-origin"
      referrerPolicy="no-referrer"
    />
  );
}
