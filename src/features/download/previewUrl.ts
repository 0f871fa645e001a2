import { appConfig } from '@/config/appConfig';
import { encodeName } from './ossFile';

/** The address at which the backend shows a file; `undefined` if it has no preview. */
export const previewUrl = (name: string): string | undefined =>
  appConfig.previewBase === '' ? undefined : `${appConfig.previewBase}/${encodeName(name)}`;

/**
 * What a previewed file may do in its frame. It must not reach the app, so it gets an origin of its own. A PDF cannot,
 * and Chromium shows none inside a sandbox.
 */
export const previewSandbox = (name: string): string | undefined =>
  /\.pdf$/i.test(name) ? undefined : 'allow-scripts allow-popups allow-downloads';
