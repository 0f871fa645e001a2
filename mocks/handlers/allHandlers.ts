import { chat } from './chat';
import { dictItems } from './dictItems';
import { dictLookups } from './dictLookups';
import { dictTypes } from './dictTypes';
import { faultHandler } from './faultHandler';
import { framePages } from './framePages';
import { media } from './media';
import { oss } from './oss';
import { menu } from './menu';
import { preview } from './preview';
import { ruoyiDict } from './ruoyiDict';
import { session } from './session';
import { systemCalls } from './system/systemCalls';
import { unknownCall } from './unknownCall';

const calls = [
  ...session,
  ...menu,
  ...dictTypes,
  ...dictItems,
  ...dictLookups,
  ...ruoyiDict,
  ...systemCalls(),
  ...oss,
  ...media,
  ...framePages,
  ...preview,
  ...chat,
  unknownCall,
];

/** All handlers: the calls (§7.8 to §7.34, and RuoYi's), then an error for any other call below the prefix. */
export const allHandlers = [faultHandler(calls), ...calls];
