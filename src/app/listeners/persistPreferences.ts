import type { Store } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { DEFAULT_THEME, themeSchema } from '@/config/theme/themeSchema';
import { recordSchema } from '@/lib/recordSchema';
import { browserStorage } from '@/lib/storage/stored';
import type { RootState } from '@/state/rootReducer';
import {
  collapseRestored,
  selectSettings,
  selectTheme,
  sidebarToggled,
  themeReset,
  themeRestored,
  themeSaved,
} from '@/state/settings/settingsSlice';
import type { AppListeners } from '@/state/storeTypes';

export const storedThemeSchema = v.pipe(recordSchema, themeSchema);

const collapsed = browserStorage('collapse');
const savedTheme = browserStorage('theme');
const collapseSchema = v.object({ collapse: v.boolean() });

const restoreCollapse = () => collapseRestored(collapsed.read(collapseSchema)?.collapse ?? false);
const restoreTheme = () => themeRestored(savedTheme.read(storedThemeSchema) ?? DEFAULT_THEME);

/**
 * Persists the collapsed sidebar and the theme (§4.12, §4.13). They are synchronised between browser tabs.
 *
 * @returns a function that ends the synchronisation
 */
export function persistPreferences(store: Store<RootState>, { startListening }: AppListeners): () => void {
  store.dispatch(restoreCollapse());
  store.dispatch(restoreTheme());
  startListening({
    actionCreator: sidebarToggled,
    effect: (_action, { getState }) => {
      const { collapse } = selectSettings(getState());
      collapsed.write({ collapse } satisfies v.InferOutput<typeof collapseSchema>);
    },
  });
  startListening({
    actionCreator: themeSaved,
    effect: (_action, { getState, extra: { toast } }) => {
      if (savedTheme.write(selectTheme(getState()))) toast.success('主题配置已保存');
      else toast.warning('浏览器未能保存主题配置，刷新页面后将恢复原样');
    },
  });
  startListening({ actionCreator: themeReset, effect: () => savedTheme.forget() });
  const stops = [
    collapsed.onForeignChange(() => store.dispatch(restoreCollapse())),
    savedTheme.onForeignChange(() => store.dispatch(restoreTheme())),
  ];
  return () => stops.forEach((stop) => stop());
}
