/** Settings for the calls that the mocks have and the specification does not. */
export const EXTRA_CALLS = {
  VITE_DICT_EXPORT_CALL: '/system/dict/child/export',
  VITE_ANNOUNCEMENTS: 'true',
  VITE_OWN_PROFILE: 'true',
  VITE_FILES_EXPORT_CALL: '/system/oss/export',
  VITE_FILES_ZIP_CALL: '/system/oss/zip',
};
