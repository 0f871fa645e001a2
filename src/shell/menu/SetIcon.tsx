import { FileOutlined } from '@ant-design/icons';
import { useEffect } from 'react';
import { logError, selectErrorLog } from '@/state/errorLog/errorLogSlice';
import { type AppThunk, useAppDispatch } from '@/state/hooks';
import { findIcon } from './iconSource';
import styles from './MenuIcon.module.css';

const logOnce =
  (message: string): AppThunk<void> =>
  (dispatch, getState) => {
    const isLogged = selectErrorLog(getState()).some(({ err }) => err.message === message);
    if (!isLogged) logError(dispatch, { message }, '/getRouters');
  };

/** Stands for an unknown icon, so that collapsed menus stay usable. Each unknown name is logged once. */
export function UnknownIcon({ name }: { name: string }) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(logOnce(`菜单图标“${name.slice(0, 100)}”不存在`));
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

/** An icon of a lazily loaded set. */
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
