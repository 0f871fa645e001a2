import { FileOutlined } from '@ant-design/icons';
import { lazy, memo, type ReactElement, type ReactNode, Suspense, useEffect } from 'react';
import { selectErrorLog } from '@/state/errorLog/errorLogSlice';
import { logError } from '@/state/errorLog/logError';
import { useAppDispatch } from '@/state/hooks';
import type { AppThunk } from '@/state/storeTypes';
import { type IconMeta, iconSource, type IconSource, nameWithoutStyle } from './iconSource';
import styles from './MenuIcon.module.css';
import * as OWN_ICONS from './ownIcons';

const logOnce =
  (name: string): AppThunk<void> =>
  (dispatch, getState) => {
    const problem = `菜单图标“${name.slice(0, 100)}”不存在（字段 meta.icon）`;
    const isLogged = selectErrorLog(getState()).some(({ err }) => err.message.endsWith(problem));
    if (!isLogged) dispatch(logError(problem, { about: 'GET /getRouters' }));
  };

/** Stands for an unknown icon, so that collapsed menus stay usable. Each unknown name is logged once. */
function UnknownIcon({ name }: { name: string }) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(logOnce(name));
  }, [dispatch, name]);
  return <FileOutlined />;
}

const ICONS: ReadonlyMap<string, ReactElement> = new Map(
  Object.entries(OWN_ICONS).map(([name, Icon]) => [nameWithoutStyle(name.toLowerCase()), <Icon />]),
);

const PICTURES: ReadonlyMap<string, string> = new Map(
  Object.entries(
    import.meta.glob<string>('../../assets/icons/*.svg', { query: '?url&no-inline', import: 'default', eager: true }),
  ).map(([file, url]) => [file.replace(/^.*\/|\.svg$/g, ''), url]),
);

/** An icon of the whole library. If that cannot be loaded, the usual icon is shown. */
const LibraryIcon = lazy(() => import('./iconLibrary').catch(() => ({ default: () => <FileOutlined /> })));

const DRAWINGS: Readonly<Record<IconSource['from'], (name: string) => ReactNode>> = {
  pictures: (name) => {
    const mask = `url("${PICTURES.get(name) ?? ''}")`;
    // Chromium up to 119 knows only the prefixed property, and no build step adds prefixes to inline styles.
    return <span className={styles.picture} style={{ maskImage: mask, WebkitMaskImage: mask }} />;
  },
  own: (name) => ICONS.get(name),
  library: (name) => <LibraryIcon name={name} unknown={<UnknownIcon name={name} />} />,
  unknown: (name) => <UnknownIcon name={name} />,
};

export const MenuIcon = memo(function MenuIcon({ meta }: { meta: IconMeta }) {
  const source = iconSource(meta, PICTURES, ICONS);
  return (
    <span aria-hidden="true">
      <Suspense fallback={<span className={styles.drawing} />}>
        {source ? DRAWINGS[source.from](source.name) : <FileOutlined />}
      </Suspense>
    </span>
  );
});
