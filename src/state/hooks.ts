import type { ListenerMiddlewareInstance, Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { RootState } from './rootReducer';
import type { Services } from './services';

export type AppDispatch = ThunkDispatch<RootState, Services, UnknownAction>;

export type AppThunk<Result> = (dispatch: AppDispatch, getState: () => RootState, services: Services) => Result;

export type AppListeners = ListenerMiddlewareInstance<RootState, AppDispatch, Services>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<Store<RootState, UnknownAction>>();
