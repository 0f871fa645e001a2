import { furtherMenu } from '../../furtherPages';
import type { RouteRecord } from './RouteRecord';
import { feeMenu } from './feeMenu';
import { memberMenu } from './memberMenu';
import { organisationMenu } from './organisationMenu';
import { partyLifeMenu } from './partyLifeMenu';
import { showcaseMenu } from './showcaseMenu';
import { monitorMenu, systemMenu } from './systemMenu';
import { catalogueMenu, filesMenu, linksMenu } from './toolMenus';

const PARTY_WORK = [memberMenu, partyLifeMenu, feeMenu, organisationMenu];

const MENUS: Readonly<Record<string, readonly RouteRecord[]>> = {
  admin: [...PARTY_WORK, systemMenu, monitorMenu, filesMenu, catalogueMenu, linksMenu, showcaseMenu],
  // Includes nodes that a clerk may not see: filtering them is the app's task (§6.5, §6.6).
  clerk: [memberMenu, partyLifeMenu, systemMenu, monitorMenu, filesMenu, linksMenu],
  ...{ zhiwei: PARTY_WORK, shuji: PARTY_WORK, zongzhi: PARTY_WORK, zuzhibu: PARTY_WORK },
};

/** Puts the host before the addresses of framed pages, because a frame's link must be absolute. */
function withHost(node: RouteRecord, host: string): RouteRecord {
  const link = node.meta?.['link'];
  const meta = typeof link === 'string' && link.startsWith('/') ? { ...node.meta, link: host + link } : node.meta;
  const children = node.children?.map((child) => withHost(child, host));
  return { ...node, ...(meta && { meta }), ...(children && { children }) };
}

/**
 * The menu of an account; empty without permissions. It mixes both dialects, the specification's and RuoYi's. `host`
 * serves the framed pages.
 */
export const menuOf = (username: string, host: string): RouteRecord[] =>
  [...(MENUS[username] ?? []), ...(username === 'admin' ? furtherMenu() : [])].map((node) => withHost(node, host));
