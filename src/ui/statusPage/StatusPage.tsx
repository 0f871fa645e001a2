import buttons from '../button/button.module.css';
import styles from './StatusPage.module.css';

export interface StatusAction {
  label: string;
  onClick: () => void;
}

interface Props {
  code?: string;
  title: string;
  /** Line breaks are kept. */
  text: string;
  /** The first one is the primary action. */
  actions: readonly StatusAction[];
}

/** A page that explains why there is nothing to see, and offers ways on. */
export function StatusPage({ code = '!', title, text, actions }: Props) {
  return (
    <section className={styles.page} role="alert">
      <p className={styles.mark} aria-hidden="true">
        {code}
      </p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <p className={styles.actions}>
        {actions.map(({ label, onClick }, index) => (
          <button
            key={label}
            type="button"
            className={`${buttons.button} ${index === 0 ? buttons.primary : ''}`}
            onClick={onClick}
          >
            {label}
          </button>
        ))}
      </p>
    </section>
  );
}
