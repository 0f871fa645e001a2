import { appConfig } from '@/config/appConfig';
import { parseUrl } from '@/lib/link';
import { logError } from '@/state/errorLog/logError';
import type { AppThunk } from '@/state/storeTypes';
import type { ChatCalls } from './ChatCalls';
import { readChatConfig } from './readChatConfig';
import { difyCalls } from './difyCalls';
import { proxyCalls } from './proxyCalls';

/** The assistant's calls: to Dify's own API if the settings say so or have a key for it, else through the backend (§15.3). */
export const chooseChatCalls =
  (): AppThunk<ChatCalls> =>
  (dispatch, _getState, { http }) => {
    const log = (error: Error) => dispatch(logError(error));
    const { chatApiKey: apiKey, chatBaseUrl: baseURL, chatUser: user } = appConfig;
    const config = readChatConfig({ apiKey, baseURL, user }, log);
    const fileBase = parseUrl(appConfig.chatFileBase || config.baseURL, window.location.href)?.href;
    const isDify = appConfig.chatApi === 'dify' || config.apiKey !== '';
    return isDify ? difyCalls({ ...config, fileBase }, http.context, log) : proxyCalls(http, fileBase);
  };
