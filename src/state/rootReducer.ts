import { combineSlices } from '@reduxjs/toolkit';
import { errorLogSlice } from './errorLog/errorLogSlice';
import { noticesSlice } from './notices/noticesSlice';
import { recentSlice } from './recent/recentSlice';
import { routesSlice } from './routes/routesSlice';
import { settingsSlice } from './settings/settingsSlice';
import { tabsSlice } from './tabs/tabsSlice';
import { userSlice } from './user/userSlice';

export const rootReducer = combineSlices(
  userSlice,
  routesSlice,
  settingsSlice,
  recentSlice,
  tabsSlice,
  noticesSlice,
  errorLogSlice,
);

export type RootState = ReturnType<typeof rootReducer>;
