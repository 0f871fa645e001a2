import { appConfig } from '@/config/appConfig';
import { readChatConfig } from './chatConfig';
import { createChatClient, type ChatClient } from './createChatClient';
import { difyCalls } from './difyCalls';
import { proxyCalls } from './proxyCalls';

/**
 * Makes a client for a dialog: by the proxy calls, or by Dify's API when the configuration has a key (specification,
 * section 15).
 *
 * @param log called with failures that nobody else reports
 */
export function openChatClient(log: (error: Error) => void): ChatClient {
  const { chatApiKey: apiKey, chatBaseUrl: baseURL, chatUser: user } = appConfig;
  const config = readChatConfig({ apiKey, baseURL, user }, log);
  return createChatClient(config.apiKey === '' ? proxyCalls : difyCalls(config, log));
}
