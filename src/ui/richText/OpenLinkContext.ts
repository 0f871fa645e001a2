import { createContext } from 'react';

/** Opens a link of a text by itself, and says so; false = the browser opens it. */
export const OpenLinkContext = createContext<(address: string, words: string) => boolean>(() => false);
