/** Characters of a password (§5.10). RuoYi's login takes no more than twenty. */
export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 20;

/** What a new password must be, so that the login form and RuoYi take it. */
export const NEW_PASSWORD_RULE = {
  pattern: new RegExp(`^[^<>"'|\\\\]{${MIN_PASSWORD_LENGTH},${MAX_PASSWORD_LENGTH}}$`),
  message: `密码须为 ${MIN_PASSWORD_LENGTH} 至 ${MAX_PASSWORD_LENGTH} 位，不能含有 < > " ' \\ |`,
};
