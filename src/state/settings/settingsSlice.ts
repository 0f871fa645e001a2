import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type Device = 'desktop' | 'mobile';

/** How the shell looks on this device (spec.md section 3, "Settings"). */
export interface SettingsState {
  device: Device;
  /** Whether the user folded the sidebar; a narrow screen folds it on its own. */
  collapse: boolean;
  /** Whether the sidebar covers the page of a narrow screen just now. */
  drawerOpen: boolean;
  theme: { showProgressBar: boolean };
}

const initialState: SettingsState = {
  device: 'desktop',
  collapse: false,
  drawerOpen: false,
  theme: { showProgressBar: true },
};

export const settingsSlice = createSlice({
  name: 'settings',
  initialState,
  reducers: {
    deviceChanged: (state, { payload }: PayloadAction<Device>) => {
      state.device = payload;
      state.drawerOpen = false;
    },
    sidebarToggled: (state) => {
      if (state.device === 'mobile') state.drawerOpen = !state.drawerOpen;
      else state.collapse = !state.collapse;
    },
    /** A narrow screen folds its sidebar away: overlay clicked, page chosen, Escape pressed. */
    drawerClosed: (state) => {
      state.drawerOpen = false;
    },
    collapseRestored: (state, { payload }: PayloadAction<boolean>) => {
      state.collapse = payload;
    },
  },
  selectors: {
    selectSettings: (state) => state,
    selectSidebar: ({ device, collapse, drawerOpen }): 'open' | 'folded' | 'drawer' | 'away' => {
      if (device === 'mobile') return drawerOpen ? 'drawer' : 'away';
      return collapse ? 'folded' : 'open';
    },
  },
});

export const { deviceChanged, sidebarToggled, drawerClosed, collapseRestored } = settingsSlice.actions;
export const { selectSettings, selectSidebar } = settingsSlice.selectors;
