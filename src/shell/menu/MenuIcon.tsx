import { FileOutlined } from '@ant-design/icons';
import { type ComponentType, lazy, memo, type ReactElement, Suspense, useEffect } from 'react';
import { selectErrorLog } from '@/state/errorLog/errorLogSlice';
import { logError } from '@/state/errorLog/logError';
import { useAppDispatch } from '@/state/hooks';
import type { AppThunk } from '@/state/storeTypes';
import { type IconMeta, iconSource, type IconSource, nameWithoutStyle } from './iconSource';
import styles from './MenuIcon.module.css';
import * as OWN_ICONS from './ownIcons';

const logOnce =
  (problem: string): AppThunk<void> =>
  (dispatch, getState) => {
    const isLogged = selectErrorLog(getState()).some(({ err }) => err.message.endsWith(problem));
    if (!isLogged) dispatch(logError(problem, { about: 'GET /getRouters' }));
  };

/** Stands for an unknown icon, so that collapsed menus stay usable. Each unknown name is logged once. */
function UnknownIcon({ name }: { name: string }) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(logOnce(`菜单图标“${name.slice(0, 100)}”不存在（字段 meta.icon）`));
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

const usualIcon = <FileOutlined />;

/** An icon of the whole library. If that cannot be loaded, the usual icon is shown. */
const LibraryIcon = lazy<ComponentType<{ name: string }>>(async () => {
  try {
    const { libraryIcon } = await import('./iconLibrary');
    return {
      default: ({ name }) => {
        const Icon = libraryIcon(name);
        return Icon ? <Icon /> : <UnknownIcon name={name} />;
      },
    };
  } catch {
    return { default: () => usualIcon };
  }
});

function drawingOf(source: IconSource): ReactElement {
  switch (source.from) {
    case 'pictures': {
      const mask = `url("${PICTURES.get(source.name) ?? ''}")`;
      // Chromium up to 119 knows only the prefixed property, and no build step adds prefixes to inline styles.
      return <span className={styles.picture} style={{ maskImage: mask, WebkitMaskImage: mask }} />;
    }
    case 'own':
      return ICONS.get(source.name) ?? usualIcon;
    case 'library':
      return <LibraryIcon name={source.name} />;
    case 'unknown':
      return <UnknownIcon name={source.name} />;
    case 'usual':
      return usualIcon;
  }
}

export const MenuIcon = memo(function MenuIcon({ meta }: { meta: IconMeta }) {
  return (
    <span aria-hidden="true">
      <Suspense fallback={<span className={styles.drawing} />}>{drawingOf(iconSource(meta, PICTURES, ICONS))}</Suspense>
    </span>
  );
});
