import { combineSlices } from '@reduxjs/toolkit';
import { dictSlice } from './dict/dictSlice';
import { errorLogSlice } from './errorLog/errorLogSlice';
import { noticesSlice } from './notices/noticesSlice';
import { recentPagesSlice } from './recentPages/recentPagesSlice';
import { routesSlice } from './routes/routesSlice';
import { serverApi } from './server/serverApi';
import { settingsSlice } from './settings/settingsSlice';
import { tabsSlice } from './tabs/tabsSlice';
import { userSlice } from './user/userSlice';

export const rootReducer = combineSlices(
  userSlice,
  routesSlice,
  settingsSlice,
  recentPagesSlice,
  tabsSlice,
  noticesSlice,
  errorLogSlice,
  dictSlice,
  serverApi,
);

export type RootState = ReturnType<typeof rootReducer>;
