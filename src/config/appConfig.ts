import { DIALECTS } from './dialects';
import { readPageSettings, readConfig, settingsFromEnv } from './readConfig';

/** The element of index.html in which operators write settings. */
const block = typeof document === 'undefined' ? null : document.getElementById('config');
const page = readPageSettings(block?.textContent ?? '');
const { config, problems } = readConfig(settingsFromEnv(import.meta.env), import.meta.env.MODE, page.settings);

/** The configuration: the settings in index.html, else those of the build, else the defaults. */
export const appConfig = config;

/** How the configured backend differs from others. */
export const dialect = () => DIALECTS[appConfig.backend];

/** What is wrong with the settings; `main.tsx` shows it instead of the app. */
export const configProblems = [...page.problems, ...problems];
