import { afterEach } from 'vitest';
import { appConfig } from '@/config/appConfig';
import type { AppConfig } from '@/config/readConfig';

const original = { ...appConfig };

afterEach(() => void Object.assign(appConfig, original));

/** Runs the rest of the test with other settings; call it before the app is started. */
export const withConfig = (changes: Partial<AppConfig>): void => void Object.assign(appConfig, changes);
