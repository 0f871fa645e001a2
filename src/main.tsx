import './prefetch';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { bootstrap } from './app/bootstrap';
import { appConfig, configProblems } from '@/config/appConfig';
import { StatusPage } from './ui/statusPage/StatusPage';

async function start(root: HTMLElement): Promise<void> {
  // Without it public/unsupported.js says that the app could not be loaded.
  root.dataset['started'] = '';
  document.title = appConfig.title;
  if (configProblems.length > 0) {
    createRoot(root).render(
      <StatusPage title="系统配置有误，无法启动" text={configProblems.join('\n')} actions={[]} />,
    );
    return;
  }
  if (import.meta.env.DEV && !import.meta.env['VITE_PROXY_TARGET']) {
    const { startMocks } = await import('../mocks/browser');
    await startMocks(import.meta.env.BASE_URL);
  }
  createRoot(root).render(
    <StrictMode>
      <App {...bootstrap()} />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html must contain an element with the id "root"');
void start(root);
