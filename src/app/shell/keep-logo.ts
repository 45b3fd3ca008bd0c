/**
 * Keeps a small copy of the business's logo on the device, so that the loader shows it before code and answers have come:
 * public/before-paint.js reads the same key. Signing out removes it (session-storage.ts).
 */
import type { QueryClient } from '@tanstack/react-query';
import { getBusinessLogo } from '../../services/operations/businesses.ts';
import { keepOfSession } from '../../services/shared/device/storage.ts';
import { queryOf } from '../../services/shared/query.ts';

const key = 'business_logo';
/** Pixels: the loader's 40 on a screen with two pixels for each. */
const side = 80;

type Wanted = { businessId: string; hasLogo: boolean };

export async function keepLogo(
  client: QueryClient,
  { businessId, hasLogo }: Wanted,
  signal: AbortSignal,
): Promise<void> {
  try {
    const copy = hasLogo ? await copyOf(await client.ensureQueryData(queryOf(getBusinessLogo, { businessId }))) : null;
    if (signal.aborted) return;
    // The next page may be a stranger's; the copy stays for the next start.
    signal.addEventListener('abort', hide);
    if (copy === null) return forget();
    keepOfSession(key, copy);
    document.documentElement.style.setProperty('--logo', `url("${copy}")`);
    document.documentElement.dataset.logo = '';
  } catch {
    // Without the logo, or a place to keep it, the loader shows the mark.
    forget();
  }
}

const hide = (): void => void delete document.documentElement.dataset.logo;

function forget(): void {
  hide();
  keepOfSession(key, null);
}

async function copyOf(picture: Blob): Promise<string> {
  const bitmap = await createImageBitmap(picture);
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL('image/webp', 0.9);
}
