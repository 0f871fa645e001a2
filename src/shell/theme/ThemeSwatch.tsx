import type { CSSProperties } from 'react';
import { PALETTES, type ThemeName } from '@/config/theme/palettes';
import styles from './pictures.module.css';

/** The colours of a theme: its menu with the active entry, beside its colour. */
export function ThemeSwatch({ theme }: { theme: ThemeName }) {
  const { hue, menu } = PALETTES[theme];
  const colors = { '--menu': menu.background, '--active': menu.activeBackground, '--fill': hue.deep };
  return (
    <span className={styles.swatch} style={colors as CSSProperties}>
      <span className={styles.swatchMenu} />
    </span>
  );
}
