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
    'review list query add edit',
    'talk list query add edit summary',
    'remit list query add edit',
    'org list query',
    'post list query',
    'transfer list query add edit submit',
    'develop list query add advance',
    'step list query add',
  ],
  shuji: [
    'meeting list query add edit submit recall export',
    'review list query add edit decide',
    'talk list query add edit summary',
    'attend list query add edit remove',
    'vote list query add edit remove',
    'member list query edit',
    'remit list query add edit',
    'org list query',
    'post list query',
    'history list query',
    'transfer list query add edit submit',
    'standard list query add edit',
    'review list query approve back finish',
    'talk list',
    'fee list query add edit collect export undo',
    'develop list query add advance export',
    'step list query add',
  ],
  zongzhi: [
    'meeting list query approve back excuse',
    'remit list query',
    'org list query',
    'post list query',
    'review list query add edit remove export decide approve back finish expel',
    'talk list',
    'attend list query',
    'vote list query',
    'transfer list query',
    'member list query export',
    'history list query',
    'standard list query',
    'fee list query export',
    'develop list query',
    'step list query',
    'remit list query add edit remove export',
    'org list query add edit remove export delay elect',
    'post list query add edit remove export',
  ],
  zuzhibu: [
    'meeting list query add edit remove export submit recall approve back excuse reopen',
    'transfer list query add edit remove export submit issue back receive void print',
    'attend list query add edit remove export',
    'vote list query add edit remove export',
    'member list query add edit remove export import idcard',
    'history list query add edit remove export',
    'standard list query add edit remove export approve back import',
    'fee list query add edit remove export collect undo',
    'develop list query add edit remove export advance approve back extend stop',
    'step list query add edit remove export',
  ],
} as const;

export type PartyRole = keyof typeof WORDS;

/** The permissions of a role. */
export const partyPermissions = (role: PartyRole): string[] =>
  WORDS[role].flatMap((line) => {
    const [area, ...words] = line.split(' ');
    return words.map((word) => `party:${area}:${word}`);
  });
