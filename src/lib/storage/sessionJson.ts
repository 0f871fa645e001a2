import { jsonStorage } from './jsonStorage';

/** Values of this browser tab, gone when it is closed. */
export const {
  read: readSession,
  write: writeSession,
  forget: forgetSession,
} = jsonStorage(() => window.sessionStorage);
