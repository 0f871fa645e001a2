import { reloadView } from '@/shell/page/reloadView';
import type { AppDispatch, AppListeners } from '@/state/hooks';
import { viewReloaded } from '@/state/tabs/tabsSlice';

const RELOAD_ROUTER_VIEW = 'reload-router-view';

/**
 * Connects the window event `reload-router-view` (specification, section 2, "Header"): a reload of the view sends it,
 * and sending it reloads the view. Returns the function that stops it.
 */
export function reloadOnEvent({ startListening }: AppListeners, dispatch: AppDispatch): () => void {
  let own: Event | undefined;
  startListening({
    actionCreator: viewReloaded,
    effect: () => {
      own = new CustomEvent(RELOAD_ROUTER_VIEW);
      window.dispatchEvent(own);
    },
  });
  const reload = (event: Event) => {
    if (event !== own) dispatch(reloadView());
  };
  window.addEventListener(RELOAD_ROUTER_VIEW, reload);
  return () => window.removeEventListener(RELOAD_ROUTER_VIEW, reload);
}
