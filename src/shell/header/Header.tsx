import { ChatHeaderEntry } from '@/features/chat/ChatHeaderEntry';
import { Breadcrumb } from '../Breadcrumb';
import { AvatarMenu } from './AvatarMenu';
import { FoldButton } from './FoldButton';
import styles from './Header.module.css';

/** The bar above the page: fold control, breadcrumb, controls. */
export function Header() {
  return (
    <header className={styles['header']}>
      <FoldButton />
      <Breadcrumb />
      <ChatHeaderEntry />
      <AvatarMenu />
    </header>
  );
}
