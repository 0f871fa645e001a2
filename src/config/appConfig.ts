import { readConfig } from './readConfig';

/** The configuration of this build; `main.tsx` shows `configProblems` instead of the app when there are any. */
export const { config: appConfig, problems: configProblems } = readConfig(import.meta.env, import.meta.env.MODE);
