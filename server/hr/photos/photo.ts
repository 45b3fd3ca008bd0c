/** A photo of an employee as it is sent, and as lists carry it. */
import { Readable } from 'node:stream';
import { refuse } from '../../platform/errors.ts';
import { thumbnailUrl } from '../../platform/files/images.ts';

/**
 * The photo re-encoded, small enough for lists, as a `data:` URL; null for none.
 * @param sent a `data:` URL of the contract's pattern
 * @throws 400 when it is no picture
 */
export async function photoOf(sent: string | null): Promise<string | null> {
  if (sent === null) return null;
  const bytes = Buffer.from(sent.slice(sent.indexOf(',') + 1), 'base64');
  return thumbnailUrl(Readable.from([bytes])).catch(() => {
    throw refuse.fields({ photo: ['Upload a valid image: PNG, JPEG or WebP.'] });
  });
}
