import styles from './SearchField.module.css';

interface Props {
  /** What a screen reader calls it. */
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
}

/** A field whose list follows while it is typed into. */
export function SearchField({ label, placeholder = label, value, onChange }: Props) {
  return (
    <input
      type="search"
      className={styles['field']}
      aria-label={label}
      placeholder={placeholder}
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
