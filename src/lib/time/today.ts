import { writeDay, writeMonth } from './moment';

/** `YYYY-MM-DD` */
export const today = (): string => writeDay(new Date());

/** `YYYY-MM` */
export const thisMonth = (): string => writeMonth(new Date());
