/** What the roles of party work may do, by their keys: `area word word …`; as in `docs/party.sql`. */
const WORDS = {
  zhiwei: [
    'meeting list query add edit submit recall',
    'attend list query add edit remove',
    'vote list query add edit remove',
    'member list query edit',
    'history list query',
    'standard list query add edit',
    'fee list query add edit collect',
    'remit list query add edit',
    'develop list query add advance',
    'step list query add',
    'transfer list query add edit submit',
    'org list query',
    'post list query',
    'review list query add edit',
    'talk list query add edit summary',
  ],
  shuji: [
    'meeting list query add edit submit recall export',
    'attend list query add edit remove',
    'vote list query add edit remove',
    'member list query edit',
    'history list query',
    'standard list query add edit',
    'fee list query add edit collect export undo',
    'remit list query add edit',
    'develop list query add advance export',
    'step list query add',
    'transfer list query add edit submit',
    'org list query',
    'post list query',
    'review list query add edit decide',
    'talk list query add edit summary',
  ],
  zongzhi: [
    'meeting list query approve back excuse',
    'attend list query',
    'vote list query',
    'member list query export',
    'history list query',
    'standard list query',
    'fee list query export',
    'remit list query',
    'develop list query',
    'step list query',
    'transfer list query',
    'org list query',
    'post list query',
    'review list query approve back finish',
    'talk list',
  ],
  zuzhibu: [
    'meeting list query add edit remove export submit recall approve back excuse reopen',
    'attend list query add edit remove export',
    'vote list query add edit remove export',
    'member list query add edit remove export import idcard',
    'history list query add edit remove export',
    'standard list query add edit remove export approve back import',
    'fee list query add edit remove export collect undo',
    'remit list query add edit remove export',
    'develop list query add edit remove export advance approve back extend stop',
    'step list query add edit remove export',
    'transfer list query add edit remove export submit issue back receive void print',
    'org list query add edit remove export delay elect',
    'post list query add edit remove export',
    'review list query add edit remove export decide approve back finish expel',
    'talk list',
  ],
} as const;

export type PartyRole = keyof typeof WORDS;

/** The permissions of a role. */
export const partyPermissions = (role: PartyRole): string[] =>
  WORDS[role].flatMap((line) => {
    const [area, ...words] = line.split(' ');
    return words.map((word) => `party:${area}:${word}`);
  });
