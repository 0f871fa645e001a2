import { findIcon } from './iconNames';
import styles from './MenuIcon.module.css';
import { UnknownIcon } from './UnknownIcon';

/** An icon as data (`vite/menuIcons.ts`). */
export interface IconDrawing {
  viewBox: string;
  paths: readonly { d: string; fillRule?: 'evenodd'; isFaint?: true }[];
}

interface Props {
  icons: ReadonlyMap<string, IconDrawing>;
  name: string;
}

/** An icon of a set that was loaded for it. */
export function SetIcon({ icons, name }: Props) {
  const icon = findIcon(icons, name);
  if (!icon) return <UnknownIcon name={name} />;
  return (
    <svg className={styles['drawing']} viewBox={icon.viewBox} fill="currentColor">
      {icon.paths.map(({ d, fillRule, isFaint }) => (
        <path key={d} d={d} fillRule={fillRule} opacity={isFaint && 0.15} />
      ))}
    </svg>
  );
}
