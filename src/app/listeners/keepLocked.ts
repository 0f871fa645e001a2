import type { Store } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { appConfig } from '@/config/appConfig';
import { onWindowEvent } from '@/lib/onWindowEvent';
import { browserStorage, userStorage } from '@/lib/storage/stored';
import type { RootState } from '@/state/rootReducer';
import type { AppListeners } from '@/state/storeTypes';
import { lockChanged, selectCanLock, selectIsLocked, selectUser, userInfoReceived } from '@/state/user/userSlice';

const MINUTE_MS = 60_000;
/** How often it is looked whether somebody has done something, and how often that is written for other windows. */
const CHECK_MS = 5000;

/** Locks all windows after some minutes in which nobody did anything in any of them (setting `lockAfter`). */
function lockWhenIdle(lock: () => void): () => void {
  const shared = browserStorage('lastAction');
  let last = Date.now();
  let written = 0;
  const act = () => {
    last = Date.now();
    if (last - written < CHECK_MS) return;
    written = last;
    shared.write(last);
  };
  act();
  const timer = setInterval(() => {
    const elsewhere = shared.read(v.number()) ?? 0;
    if (Date.now() - Math.max(last, elsewhere) >= appConfig.lockAfter * MINUTE_MS) lock();
  }, CHECK_MS);
  const stop = onWindowEvent(['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'], act);
  return () => {
    stop();
    clearInterval(timer);
  };
}

/**
 * Keeps the lock of the screen over a reload, and the same in all windows of a user (§4.60); Ctrl+Alt+L locks. A login
 * ends it.
 *
 * @returns a function that ends it
 */
export function keepLocked(store: Store<RootState>, { startListening }: AppListeners): () => void {
  const entry = () => userStorage('locked', selectUser(store.getState()).id);
  const lock = () => {
    const state = store.getState();
    if (selectCanLock(state) && !selectIsLocked(state)) store.dispatch(lockChanged(true));
  };
  startListening({
    actionCreator: lockChanged,
    effect: ({ payload }) => void (payload ? entry().write(true) : entry().forget()),
  });
  startListening({
    actionCreator: userInfoReceived,
    effect: () => {
      if (selectUser(store.getState()).hasSignedIn) entry().forget();
      else if (entry().read(v.literal(true))) lock();
    },
  });
  const stops = [
    onWindowEvent(['storage'], ({ key, newValue }) => {
      const { id, locked } = selectUser(store.getState());
      if (id === '' || key !== `locked:${id}`) return;
      if (newValue !== null) lock();
      else if (locked) store.dispatch(lockChanged(false));
    }),
    onWindowEvent(['keydown'], (event) => {
      if (!event.ctrlKey || !event.altKey || event.code !== 'KeyL') return;
      event.preventDefault();
      lock();
    }),
    ...(appConfig.lockAfter > 0 ? [lockWhenIdle(lock)] : []),
  ];
  return () => stops.forEach((stop) => stop());
}
