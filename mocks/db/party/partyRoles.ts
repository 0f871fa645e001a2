/** What the roles of party work may do, by their keys: `area word word …`; as in `docs/party.sql`. */
const WORDS = {
  zhiwei: [
    'member list query edit',
    'history list query',
    'standard list query add edit',
    'fee list query add edit collect',
  ],
  shuji: [
    'member list query edit',
    'history list query',
    'standard list query add edit',
    'fee list query add edit collect export undo',
  ],
  zongzhi: ['member list query export', 'history list query', 'standard list query', 'fee list query export'],
  zuzhibu: [
    'member list query add edit remove export import idcard',
    'history list query add edit remove export',
    'standard list query add edit remove export approve back import',
    'fee list query add edit remove export collect undo',
  ],
} as const;

export type PartyRole = keyof typeof WORDS;

/** The permissions of a role. */
export const partyPermissions = (role: PartyRole): string[] =>
  WORDS[role].flatMap((line) => {
    const [area, ...words] = line.split(' ');
    return words.map((word) => `party:${area}:${word}`);
  });
