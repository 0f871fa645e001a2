import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { isUpToDate } from '../vite/buildStamp';
import { build, mockCalls, serveApp } from './production';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PORT = '9962';

const { values } = parseArgs({ options: { port: { type: 'string', default: PORT } } });
const env = { ...mockCalls(), ...loadEnv('production', ROOT) };
if (isUpToDate(ROOT, 'dist/dzb', env)) console.log('The build is up to date.');
else {
  console.log('Building …');
  build(mockCalls());
}
try {
  const { baseUrl } = await serveApp(Number(values.port));
  const backend = env['VITE_PROXY_TARGET'] ?? 'the mocks (admin / admin123)';
  console.log(`${baseUrl} — backend: ${backend} — Ctrl+C ends it`);
} catch (error) {
  if (!String(error).includes('already in use')) throw error;
  console.error(`Port ${values.port} is taken: choose another one with npm start -- --port 8080`);
  process.exitCode = 1;
}
