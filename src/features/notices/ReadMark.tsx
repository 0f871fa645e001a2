import styles from './ReadMark.module.css';

/** A dot before a message, red and told to screen readers as long as the message was not read. */
export const ReadMark = ({ isRead }: { isRead: boolean }) => (
  <>
    <span className={isRead ? styles.read : styles.unread} aria-hidden="true" />
    {!isRead && <span className="visually-hidden">未读：</span>}
  </>
);
