/** Settings for calls that the mocks have beyond the specification, the same as in `.env.development`. */
export const EXTRA_CALLS = {
  VITE_DICT_EXPORT_CALL: '/system/dict/child/export',
  VITE_FILES_EXPORT_CALL: '/system/oss/export',
  VITE_FILES_ZIP_CALL: '/system/oss/zip',
};
