import styles from './StatusDot.module.css';

interface Props {
  label: string;
  /** In use or successful; out of use; failed. */
  tone: 'on' | 'off' | 'failed';
}

/** A state in one word, after a dot: green, grey or red in every theme. */
export const StatusDot = ({ label, tone }: Props) => (
  <span className={`${styles.status} ${styles[tone]}`}>{label}</span>
);
