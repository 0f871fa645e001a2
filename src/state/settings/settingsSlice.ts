import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_THEME, type Theme } from '@/config/theme/themeSchema';
import { sessionEnded } from '../sessionEnded';

export type Device = 'desktop' | 'mobile';

/** How the shell looks on this device (§3.7). */
export interface SettingsState {
  device: Device;
  /** Whether the user collapsed the sidebar; narrow screens ignore it. */
  collapse: boolean;
  /** Whether the sidebar is open over the page of a narrow screen. */
  drawerOpen: boolean;
  /**
   * The top-level entry whose submenu is shown without opening a page. It counts only while `active` is the active
   * entry.
   */
  selectedTopMenu: { path: string; active: string } | undefined;
  /** Whether the operating system asks for dark colours. */
  systemDark: boolean;
  /** Whether the page is being printed. */
  printing: boolean;
  theme: Theme;
}

const initialState: SettingsState = {
  device: 'desktop',
  collapse: false,
  drawerOpen: false,
  selectedTopMenu: undefined,
  systemDark: false,
  printing: false,
  theme: DEFAULT_THEME,
};

export const settingsSlice = createSlice({
  name: 'settings',
  initialState,
  reducers: {
    deviceChanged: (state, { payload }: PayloadAction<Device>) => {
      state.device = payload;
      state.drawerOpen = false;
    },
    systemDarkChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.systemDark = payload;
    },
    printingChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.printing = payload;
    },
    sidebarToggled: (state) => {
      if (state.device === 'mobile') state.drawerOpen = !state.drawerOpen;
      else state.collapse = !state.collapse;
    },
    /** The drawer closes: overlay clicked, page chosen, Escape pressed. */
    drawerClosed: (state) => {
      state.drawerOpen = false;
    },
    topMenuSelected: (state, { payload }: PayloadAction<{ path: string; active: string }>) => {
      state.selectedTopMenu = payload;
    },
    collapseRestored: (state, { payload }: PayloadAction<boolean>) => {
      state.collapse = payload;
    },
    /** A change in the theme drawer, not stored yet. */
    themeChanged: (state, { payload }: PayloadAction<Partial<Theme>>) => {
      Object.assign(state.theme, payload);
    },
    /** 保存: the theme is stored. */
    themeSaved: (state) => state,
    /** 恢复默认: the stored theme is removed. */
    themeReset: (state) => {
      state.theme = DEFAULT_THEME;
    },
    /** The theme stored on this device, perhaps by another browser tab. */
    themeRestored: (state, { payload }: PayloadAction<Theme>) => {
      state.theme = payload;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(sessionEnded, (state) => {
      state.selectedTopMenu = undefined;
    }),
  selectors: {
    selectSettings: (state) => state,
    selectTheme: (state) => state.theme,
    selectSelectedTopMenu: (state) => state.selectedTopMenu,
    /** Narrow screens always have the layout `vertical` (§2.33). */
    selectLayout: ({ device, theme }) => (device === 'mobile' ? 'vertical' : theme.layout),
    /** Paper is always light. */
    selectIsDark: ({ theme, systemDark, printing }) =>
      !printing && (theme.colorMode === 'dark' || (theme.colorMode === 'system' && systemDark)),
    selectIsPrinting: (state) => state.printing,
    selectSidebar: ({ device, collapse, drawerOpen, theme }): 'open' | 'collapsed' | 'drawer' | 'away' => {
      if (device === 'mobile') return drawerOpen ? 'drawer' : 'away';
      return collapse || theme.layout === 'float' ? 'collapsed' : 'open';
    },
  },
});

export const {
  deviceChanged,
  systemDarkChanged,
  printingChanged,
  sidebarToggled,
  drawerClosed,
  topMenuSelected,
  collapseRestored,
  themeChanged,
  themeSaved,
  themeReset,
  themeRestored,
} = settingsSlice.actions;
export const {
  selectSettings,
  selectTheme,
  selectSelectedTopMenu,
  selectLayout,
  selectIsDark,
  selectIsPrinting,
  selectSidebar,
} = settingsSlice.selectors;
