import { type ReactNode, useId } from 'react';
import type { LayoutName } from '@/config/theme/themeSchema';
import choiceStyles from './PictureChoice.module.css';
import styles from './pictures.module.css';

type Box = readonly [x: number, y: number, width: number, height: number];

interface Parts {
  /** In the colour of the theme: the main menu. */
  menu: Box;
  /** In the colour of surfaces: bars and second menus. */
  bars: readonly Box[];
  page: Box;
}

/** A layout on a window of 60 × 40. */
const LAYOUT_DRAWINGS: Readonly<Record<LayoutName, Parts>> = {
  vertical: { menu: [0, 0, 14, 40], bars: [[14, 0, 46, 8]], page: [18, 12, 38, 24] },
  horizontal: { menu: [0, 0, 60, 9], bars: [], page: [6, 13, 48, 23] },
  common: { menu: [0, 9, 14, 31], bars: [[0, 0, 60, 9]], page: [18, 13, 38, 23] },
  column: {
    menu: [0, 0, 7, 40],
    bars: [
      [7, 0, 11, 40],
      [19, 0, 41, 8],
    ],
    page: [22, 12, 34, 24],
  },
  comprehensive: { menu: [14, 0, 46, 9], bars: [[0, 0, 14, 40]], page: [18, 13, 38, 23] },
  float: {
    menu: [0, 0, 7, 40],
    bars: [
      [7, 0, 53, 8],
      [9, 14, 14, 14],
    ],
    page: [27, 12, 29, 24],
  },
};

const rect = ([x, y, width, height]: Box) => ({ x, y, width, height });

export function LayoutPicture({ layout }: { layout: LayoutName }) {
  const { menu, bars, page } = LAYOUT_DRAWINGS[layout];
  return (
    <svg viewBox="0 0 60 40" className={styles.layout}>
      <rect {...rect(page)} rx="1" className={styles.page} />
      {bars.map((bar) => (
        <rect key={bar.join()} {...rect(bar)} className={styles.bar} />
      ))}
      <rect {...rect(menu)} className={styles.menu} />
    </svg>
  );
}

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
    <fieldset className={choiceStyles.choice}>
      <legend className={choiceStyles.legend}>{label}</legend>
      {options.map(([option, text]) => (
        <label key={option} className={choiceStyles.option}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          <span className={choiceStyles.picture} aria-hidden="true">
            {picture(option)}
          </span>
          <span className={choiceStyles.name}>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
