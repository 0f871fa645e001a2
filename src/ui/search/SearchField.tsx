import { isComposing } from '@/lib/isComposing';
import styles from './SearchField.module.css';

interface Props {
  /** What a screen reader calls it. */
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  /** The down arrow leads to what was found. */
  onDown?: () => void;
}

/** A field whose list follows while it is typed into. */
export function SearchField({ label, placeholder = label, value, onChange, onDown }: Props) {
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
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' || !onDown || isComposing(event.nativeEvent)) return;
        event.preventDefault();
        onDown();
      }}
    />
  );
}
