import { DatePicker } from 'antd';
// Names of months and days, first day of the week. With the pickers, because nothing else needs it.
import 'dayjs/locale/zh-cn';

/** antd's date picker, in Chinese. */
export { DatePicker };
