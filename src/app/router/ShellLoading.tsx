import { useEffect } from 'react';
import { useMatches } from 'react-router-dom';
import { appConfig } from '@/config/appConfig';
import { readHandle } from '@/state/routes/RouteNode';
import { Splash } from '@/ui/loading/Loading';
import { findPage } from './findPage';

/** Shown while the shell is loading. The code of the page is loaded meanwhile, so that both can be shown together. */
export function ShellLoading() {
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
