const WEEKDAYS = '日一二三四五六';

/** The local day with its weekday, as the Chinese locale writes it: `2026年7月1日星期三`. */
export const fullDate = (day: Date): string =>
  `${day.getFullYear()}年${day.getMonth() + 1}月${day.getDate()}日星期${WEEKDAYS[day.getDay()]}`;
