import { http, type HttpHandler } from 'msw';
import { partyMembers, partyResources, PARTY_MOVES } from '../../db/party/partyResources';
import { treeOptions } from '../../db/resource/treeOptions';
import { departmentRows } from '../../db/system/departmentTable';
import { seesDepartment } from '../../db/system/scopeOf';
import { forUser } from '../call';
import { fail, ok } from '../envelopes';
import { path } from '../path';
import { moveCall } from '../resource/moveCall';
import { resourceCalls } from '../resource/resourceCalls';
import { PLAIN_STYLE } from '../resource/Style';
import { partyImports } from './partyImports';

/** The units and branches in the scope of a user. */
const tree = http.get(
  path('/party/member/tree'),
  forUser(({ account }) => {
    const seen = departmentRows.all().filter(({ deptId }) => seesDepartment(account, deptId));
    return ok(treeOptions(seen, { id: 'deptId', parent: 'parentId', label: 'deptName' }));
  }, `${partyMembers.permission}:list`),
);

/** How Spring refuses a word that a controller lacks. */
const noWord = http.all(
  path('/party/:area/:word'),
  forUser(({ request }) => fail(500, `Request method '${request.method}' is not supported`)),
);

/** What generated code does whatever the server: it exports all, and lists have the remarks. */
const GENERATED = { answersNone: true, exportsPages: false, listsRemarks: true };

/** 党员名册, 组织生活 and 党费, as a server has them that is made by `docs/party-server.md`. */
export const partyCalls = (style = PLAIN_STYLE): HttpHandler[] => [
  ...(style.isGenerated ? [] : [tree, ...partyImports, ...PARTY_MOVES.map((move) => moveCall(move, style))]),
  ...partyResources(style.isGenerated).flatMap((resource) => resourceCalls(resource, { ...style, ...GENERATED })),
  noWord,
];
