import { combineSlices } from '@reduxjs/toolkit';
import { errorLogSlice } from './errorLog/errorLogSlice';
import { recentSlice } from './recent/recentSlice';
import { routesSlice } from './routes/routesSlice';
import { settingsSlice } from './settings/settingsSlice';
import { userSlice } from './user/userSlice';

export const rootReducer = combineSlices(userSlice, routesSlice, settingsSlice, recentSlice, errorLogSlice);

export type RootState = ReturnType<typeof rootReducer>;
