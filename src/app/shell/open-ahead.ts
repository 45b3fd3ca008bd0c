import type { QueryClient } from '@tanstack/react-query';
import { placeAmong, screensAt } from '../modules.ts';

/** Loads the code of a screen and its first data, when the person is likely to open it. */
export async function openAhead(href: string, client: QueryClient, businessId: string): Promise<void> {
  const { pathname, searchParams } = new URL(href, location.origin);
  const { value } = await screensAt(pathname).load();
  const place = placeAmong(value ?? [], pathname, searchParams);
  if (!('screen' in place)) return;
  const { page, readAhead } = place.screen;
  page.preload();
  const read = await readAhead?.().catch(() => null);
  await read?.(client, businessId);
}
