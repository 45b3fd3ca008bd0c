/** What the frame opens on demand, so that the first screen does not wait for it. */
export const loadMenu = () => import('../ui/actions/menu-list.tsx');
export const loadMore = () => import('./more-sheet.tsx');
export const loadNotifications = () => import('./notifications.tsx');
export const loadPalette = () => import('./palette.tsx');

/** Milliseconds after which the first screen has come to rest. */
const rest = 4_000;
type Line = { connection?: { saveData?: boolean } };

/** Then what is opened most is got ready, so that it opens at once, and without a line too; not for those who save data. */
export function getReady(): () => void {
  const timer = setTimeout(() => {
    if ((navigator as Line).connection?.saveData) return;
    for (const load of [loadMenu, loadNotifications, loadPalette]) load().catch(() => undefined);
  }, rest);
  return () => clearTimeout(timer);
}
