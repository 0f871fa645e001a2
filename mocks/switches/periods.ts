import { fail } from '../handlers/envelopes';
import { changeQuery, type Layer } from './Layer';

const DAY = /^\d{4}-\d\d-\d\d$/;
const NAMES = ['params[beginTime]', 'params[endTime]'];

/**
 * How a server reads the period of a list or an export. `compared`: as it is sent, a day being its first second, and
 * only where both ends are there. `days`: it adds the time itself, and fails where there is one. `lenient`: it takes
 * both. The last two compare those of logs, each end for itself.
 */
export const periods =
  (how: 'compared' | 'days' | 'lenient'): Layer =>
  (next) =>
  async (request) => {
    const isCompared = how === 'compared' || new URL(request.url).pathname.includes('/monitor/');
    let isRefused = false;
    const changed = await changeQuery(request, (query) => {
      const times = NAMES.map((name) => query.get(name) ?? '').filter(Boolean);
      if (!isCompared) isRefused ||= how === 'days' && times.some((time) => !DAY.test(time));
      else if (how !== 'compared' || times.length === NAMES.length) {
        for (const name of NAMES) query.set(name, withTime(query.get(name) ?? ''));
      } else NAMES.forEach((name) => query.delete(name));
    });
    return isRefused ? fail(500, 'Invalid time value') : next(changed);
  };

const withTime = (time: string) => (DAY.test(time) ? `${time} 00:00:00` : time);
