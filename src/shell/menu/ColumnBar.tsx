import type { ColumnStyle } from '@/config/themes';
import { Logo } from '../Logo';
import styles from './ColumnBar.module.css';
import { TopEntry } from './TopEntry';
import { useMenu } from './useMenu';

/** The first bar of the column layout: icon over title for each top-level entry. */
export function ColumnBar({ look }: { look: ColumnStyle }) {
  const { items, top, choose } = useMenu();
  return (
    <nav className={`${styles['bar']} ${styles[look]}`} aria-label="一级菜单">
      <Logo folded />
      <ul data-tour="topMenu">
        {items.map((item) => (
          <li key={item.path}>
            <TopEntry item={item} isActive={item === top} className={styles['tile']} onChoose={choose} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
