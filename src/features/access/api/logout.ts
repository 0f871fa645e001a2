import { acknowledged } from '@/lib/http/envelope';
import { http } from '@/lib/http/http';

/** Milliseconds after which the call is given up. */
const LOGOUT_TIMEOUT_MS = 3000;

/** POST /logout: tells the server that the session is over. */
export const logout = () =>
  http.post('/logout', undefined, {
    schema: acknowledged,
    timeout: LOGOUT_TIMEOUT_MS,
    outlivesSession: true,
    silent: true,
  });
