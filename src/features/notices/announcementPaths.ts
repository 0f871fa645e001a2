/** The announcements of the server (RuoYi): the path of a record, and of the latest of them. */
export const ANNOUNCEMENTS_PATH = '/system/notice';
export const LATEST_ANNOUNCEMENTS_PATH = `${ANNOUNCEMENTS_PATH}/listTop`;
