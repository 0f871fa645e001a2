import type { ListenerMiddlewareInstance, Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from './rootReducer';
import type { Services } from './services';

export type AppDispatch = ThunkDispatch<RootState, Services, UnknownAction>;

export type AppStore = Store<RootState> & { dispatch: AppDispatch };

export type AppThunk<Result> = (dispatch: AppDispatch, getState: () => RootState, services: Services) => Result;

export type AppListeners = ListenerMiddlewareInstance<RootState, AppDispatch, Services>;
