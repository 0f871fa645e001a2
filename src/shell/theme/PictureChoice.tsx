import { type ReactNode, useId } from 'react';
import styles from './PictureChoice.module.css';

interface Props<Value extends string> {
  label: string;
  options: readonly (readonly [value: Value, label: string])[];
  value: Value;
  picture: (value: Value) => ReactNode;
  onChange: (value: Value) => void;
}

/** A choice among pictures with names: radio buttons of the browser, of which only the pictures are seen. */
export function PictureChoice<Value extends string>({ label, options, value, picture, onChange }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{label}</legend>
      {options.map(([option, text]) => (
        <label key={option} className={styles.option}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          <span className={styles.picture} aria-hidden="true">
            {picture(option)}
          </span>
          <span className={styles.name}>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
