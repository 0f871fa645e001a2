import { createContext } from 'react';

/**
 * The path of the menu's active entry. Links read it themselves, so that opening another page leaves the list of
 * entries as it is.
 */
export const ActiveEntryContext = createContext('');
