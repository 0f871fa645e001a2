import { CloseCircleFilled } from '@ant-design/icons';

/** `allowClear` of a text field: antd calls the button by the English name of its icon. */
export const clearByIcon = { clearIcon: <CloseCircleFilled aria-label="清空" /> };
