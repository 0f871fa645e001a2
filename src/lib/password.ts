/** Characters of a password (§5.10). RuoYi's login takes no more than twenty. */
export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 20;

interface Characters {
  only: RegExp;
  /** At least one character of each of these. */
  some?: readonly RegExp[];
  words: string;
}

const ANY: Characters = { only: /^[^<>"'|\\]*$/, words: `不能含有 < > " ' \\ |` };

/** RuoYi's kinds of passwords (`sys.account.chrtype`), which `GET /getInfo` tells from 3.9.1 on. */
const CHARACTERS = new Map<string, Characters>([
  ['1', { only: /^\d*$/, words: '只用数字' }],
  ['2', { only: /^[a-z]*$/i, words: '只用英文字母' }],
  ['3', { only: /^[a-z\d]*$/i, some: [/[a-z]/i, /\d/], words: '同时有英文字母和数字，不含其他字符' }],
  [
    '4',
    {
      only: /^[a-z\d~!@#$%^&*()\-=_+]*$/i,
      some: [/[a-z]/i, /\d/, /[^a-z\d]/i],
      words: '同时有英文字母、数字和特殊字符 ~!@#$%^&*()-=_+',
    },
  ],
]);

/** What a new password must be, so that the login form and the server take it; `kind` as in `CHARACTERS`, else any. */
export function newPasswordRule(kind: string) {
  const { only, some = [], words } = CHARACTERS.get(kind) ?? ANY;
  const hint = `${MIN_PASSWORD_LENGTH} 至 ${MAX_PASSWORD_LENGTH} 位，${words}`;
  const isGood = (password: string) =>
    password.length >= MIN_PASSWORD_LENGTH &&
    password.length <= MAX_PASSWORD_LENGTH &&
    only.test(password) &&
    some.every((characters) => characters.test(password));
  return {
    hint,
    isGood,
    /** A rule of antd's form. An empty field is another rule's. */
    validator: (_rule: unknown, password: string | undefined): Promise<void> =>
      !password || isGood(password) ? Promise.resolve() : Promise.reject(new Error(`密码须为 ${hint}`)),
  };
}
