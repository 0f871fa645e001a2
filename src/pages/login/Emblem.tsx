import styles from './Emblem.module.css';

/** The product's sign: a star above the waves of a harbour. */
export const Emblem = ({ className = '' }: { className?: string | undefined }) => (
  <svg className={`${styles.emblem} ${className}`} viewBox="0 0 64 64" aria-hidden="true">
    <circle cx="32" cy="32" r="30.5" />
    <path d="m32 10 4.9 10.4 11.4 1.5-8.4 7.8 2.2 11.3L32 35.5 21.9 41l2.2-11.3-8.4-7.8 11.4-1.5z" />
    <path d="M13 47c4.8 0 4.8 3.6 9.5 3.6S27.2 47 32 47s4.8 3.6 9.5 3.6S46.2 47 51 47" />
  </svg>
);
