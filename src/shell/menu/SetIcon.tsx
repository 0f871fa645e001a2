import { FileOutlined } from '@ant-design/icons';
import { useEffect } from 'react';
import { appConfig } from '@/config/appConfig';
import { errorLogged } from '@/state/errorLog/errorLogSlice';
import { useAppDispatch } from '@/state/hooks';
import { findIcon } from './iconSource';
import styles from './MenuIcon.module.css';

const logged = new Set<string>();

/** Stands for an icon that nobody knows, so that folded menus stay usable; the error log hears of each name once. */
export function UnknownIcon({ name }: { name: string }) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!appConfig.errorLog || logged.has(name)) return;
    logged.add(name);
    dispatch(errorLogged({ err: { message: `菜单图标“${name.slice(0, 100)}”不存在`, stack: '' }, url: '/getRouters' }));
  }, [dispatch, name]);
  return <FileOutlined />;
}

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
