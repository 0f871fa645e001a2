import { CloseCircleFilled } from '@ant-design/icons';

/** `allowClear` of a text field; antd's own icon has an English name. */
export const allowClear = { clearIcon: <CloseCircleFilled aria-label="清空" /> };
