import { appConfig } from '@/config/appConfig';
import { logError } from '@/state/errorLog/errorLogSlice';
import type { AppThunk } from '@/state/hooks';
import { readChatConfig } from './chatConfig';
import { createChatClient, type ChatClient } from './createChatClient';
import { difyCalls } from './difyCalls';
import { proxyCalls } from './proxyCalls';

/**
 * Makes the chat client of a dialog. It calls Dify directly if the configuration has an API key, else the platform's
 * proxy (specification, section 15).
 */
export const openChatClient =
  (): AppThunk<ChatClient> =>
  (dispatch, _getState, { http }) => {
    const log = (error: Error) => logError(dispatch, error);
    const { chatApiKey: apiKey, chatBaseUrl: baseURL, chatUser: user } = appConfig;
    const config = readChatConfig({ apiKey, baseURL, user }, log);
    return createChatClient(config.apiKey === '' ? proxyCalls(http) : difyCalls(config, http.connection, log));
  };
