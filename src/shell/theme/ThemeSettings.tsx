import { lazy, useEffect, useSyncExternalStore } from 'react';
import { LazyDialog } from '../header/LazyDialog';
import { themeDrawer } from './themeDrawer';

const ThemeDrawer = lazy(() => import('./ThemeDrawer'));
const close = () => themeDrawer.set('closed');

/** The place of 主题配置 beside the layout, so that it stays open while another layout is tried. */
export function ThemeSettings() {
  const state = useSyncExternalStore(themeDrawer.subscribe, themeDrawer.get);
  // Who signs out takes the drawer along.
  useEffect(() => () => themeDrawer.set('never'), []);
  return <LazyDialog dialog={ThemeDrawer} wanted={state !== 'never'} open={state === 'open'} onClose={close} />;
}
