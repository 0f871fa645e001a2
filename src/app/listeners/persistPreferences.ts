import * as v from 'valibot';
import { DEFAULT_THEME, letterSizeSchema, themeSchema } from '@/config/theme/themeSchema';
import { recordSchema } from '@/lib/isRecord';
import { browserStorage, userStorage } from '@/lib/storage/stored';
import type { RootState } from '@/state/rootReducer';
import {
  collapseRestored,
  selectSettings,
  selectTheme,
  sidebarToggled,
  themeChanged,
  themeReset,
  themeRestored,
  themeSaved,
} from '@/state/settings/settingsSlice';
import type { AppListeners, AppStore } from '@/state/storeTypes';
import { selectUser, userInfoReceived } from '@/state/user/userSlice';

export const storedThemeSchema = v.pipe(recordSchema, themeSchema);

const collapsed = browserStorage('collapse');
const savedTheme = browserStorage('theme');
const collapseSchema = v.object({ collapse: v.boolean() });

const restoreCollapse = () => collapseRestored(collapsed.read(collapseSchema)?.collapse ?? false);
const letterSizeOf = (state: RootState) => userStorage('letterSize', selectUser(state).id);
const ownLetters = (state: RootState) => ({
  letterSize: letterSizeOf(state).read(letterSizeSchema) ?? DEFAULT_THEME.letterSize,
});
const readTheme = () => savedTheme.read(storedThemeSchema) ?? DEFAULT_THEME;
const restoreTheme = (state: RootState) =>
  themeRestored({ ...readTheme(), ...(selectUser(state).id !== '' && ownLetters(state)) });

/**
 * Persists the collapsed sidebar and the theme (§4.12, §4.13). They are synchronised between browser tabs. 字号 is each
 * user's own; the login page has that of who was here last (§17.10). Until `signal` aborts.
 */
export function persistPreferences(store: AppStore, { startListening }: AppListeners, signal: AbortSignal): void {
  store.dispatch(restoreCollapse());
  store.dispatch(restoreTheme(store.getState()));
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
      letterSizeOf(getState()).write(selectTheme(getState()).letterSize);
      if (savedTheme.write(selectTheme(getState()))) toast.success('主题配置已保存');
      else toast.warning('浏览器未能保存主题配置，刷新页面后将恢复原样');
    },
  });
  startListening({
    actionCreator: themeReset,
    effect: (_action, { getState }) => {
      letterSizeOf(getState()).forget();
      savedTheme.forget();
    },
  });
  startListening({
    actionCreator: userInfoReceived,
    effect: (_action, { dispatch, getState }) => {
      const own = ownLetters(getState());
      if (own.letterSize === selectTheme(getState()).letterSize) return;
      dispatch(themeChanged(own));
      savedTheme.write({ ...readTheme(), ...own });
    },
  });
  collapsed.onForeignChange(() => store.dispatch(restoreCollapse()), signal);
  savedTheme.onForeignChange(() => store.dispatch(restoreTheme(store.getState())), signal);
}
