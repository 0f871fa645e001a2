import { appConfig } from '@/config/appConfig';
import { logError } from '@/state/errorLog/errorLogSlice';
import type { AppThunk } from '@/state/hooks';
import { readChatConfig } from './chatConfig';
import { createChatClient, type ChatClient } from './createChatClient';
import { difyCalls } from './difyCalls';
import { proxyCalls } from './proxyCalls';

/**
 * Makes a client for a dialog: by the proxy calls, or by Dify's API when the configuration has a key (specification,
 * section 15).
 */
export const openChatClient =
  (): AppThunk<ChatClient> =>
  (dispatch, _getState, { http }) => {
    const log = (error: Error) => logError(dispatch, error);
    const { chatApiKey: apiKey, chatBaseUrl: baseURL, chatUser: user } = appConfig;
    const config = readChatConfig({ apiKey, baseURL, user }, log);
    return createChatClient(config.apiKey === '' ? proxyCalls(http) : difyCalls(config, http.connection, log));
  };
