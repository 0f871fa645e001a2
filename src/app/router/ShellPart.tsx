import { loadShell, loadShellTheme } from '@/shell/loadShell';
import type { Pages } from '@/shell/page/LivePages';
import { lazyPart } from '@/ui/loading/lazyPart';
import { ShellLoading } from './ShellLoading';

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
