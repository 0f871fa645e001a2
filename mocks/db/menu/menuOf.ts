import type { RouteAnswer } from '@/features/access/api/routes';
import { businessMenus } from './businessMenus';
import { memberMenu } from './memberMenu';
import { organisationMenu } from './organisationMenu';
import { partyLifeMenu } from './partyLifeMenu';
import { systemMenu } from './systemMenu';
import { catalogueMenu, filesMenu, linksMenu } from './toolMenus';

const MENUS: Readonly<Record<string, readonly RouteAnswer[]>> = {
  admin: [
    organisationMenu,
    memberMenu,
    partyLifeMenu,
    ...businessMenus,
    systemMenu,
    filesMenu,
    catalogueMenu,
    linksMenu,
  ],
  // Holds nodes that a clerk may not see: leaving them out is the app's duty (spec.md section 6).
  clerk: [memberMenu, partyLifeMenu, systemMenu, filesMenu, linksMenu],
};

/** The menu of an account, in both dialects mixed (contract.md section 3); empty for who has none. */
export const menuOf = (username: string): RouteAnswer[] => [...(MENUS[username] ?? [])];
