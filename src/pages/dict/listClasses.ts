/** The colours that a tag may have. */
export const LIST_CLASSES: { value: string; label: string }[] = [
  { value: '', label: '无' },
  { value: 'default', label: '默认（default）' },
  { value: 'primary', label: '主要（primary）' },
  { value: 'success', label: '成功（success）' },
  { value: 'info', label: '信息（info）' },
  { value: 'warning', label: '警告（warning）' },
  { value: 'danger', label: '危险（danger）' },
];
