import { useEffect } from 'react';
import { useMatches } from 'react-router-dom';
import { appConfig } from '@/config/appConfig';
import { loadShell, loadShellTheme } from '@/shell/loadShell';
import type { Pages } from '@/shell/page/LivePages';
import { readHandle } from '@/state/routes/RouteNode';
import { lazyPart } from '@/ui/loading/lazyPart';
import { Splash } from '@/ui/loading/Loading';
import { findPage } from './findPage';

/** The code of the page is loaded beside that of the shell, so that both can be shown together. */
function ShellLoading() {
  const { node } = readHandle(useMatches());
  useEffect(() => {
    if (node?.target.type !== 'page') return;
    // If this fails, the page loads its code again when it is shown, and reports the error.
    findPage(node.target.component)
      ?.preload()
      .catch(() => undefined);
  }, [node]);
  return <Splash text={appConfig.loadingText} />;
}

const shellPart = lazyPart(loadShell);
const themePart = lazyPart(loadShellTheme);

/**
 * The shell in antd's theme, each a chunk of its own. The theme's is smaller and arrives first, so that antd computes its
 * design tokens while the shell is still being fetched.
 */
export function ShellPart({ pages }: { pages: Pages }) {
  const shell = shellPart.useElement({ pages });
  const themed = themePart.useElement({ children: shell });
  return (
    <>
      {!(shell && themed) && <ShellLoading />}
      {themed}
    </>
  );
}
