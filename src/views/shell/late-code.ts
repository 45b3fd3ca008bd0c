/** Parts of the frame that load on demand, so that they do not delay the first screen. */
export const loadMenu = () => import('../ui/actions/menu-list.tsx');
export const loadMore = () => import('./more-sheet.tsx');
export const loadNotifications = () => import('./notifications.tsx');
export const loadPalette = () => import('./palette.tsx');

/** Milliseconds after which the first screen is idle. */
const rest = 4_000;
type Line = { connection?: { saveData?: boolean } };

/**
 * Preloads the most used parts then, so that they open immediately and offline; not in data-saving mode.
 * @param onRest called then, too
 */
export function getReady(onRest: () => void): () => void {
  const timer = setTimeout(() => {
    if ((navigator as Line).connection?.saveData) return;
    for (const load of [loadMenu, loadNotifications, loadPalette]) load().catch(() => undefined);
    onRest();
  }, rest);
  return () => clearTimeout(timer);
}
