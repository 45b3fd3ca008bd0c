/** What businesses offer to other domains. */
import { thumbnailUrl } from '../platform/files/images.ts';
import type { Platform } from '../platform/platform.ts';
import type { Businesses } from '../plug/services.ts';
import { findLogo } from './logo/store.ts';

export const businessesService = ({ db, files }: Platform): Businesses => ({
  smallLogo: async (businessId) => {
    const logo = await db.as({ businessId }, (tx) => findLogo(tx, businessId));
    return logo === undefined ? null : thumbnailUrl(await files.open(logo.storedAs));
  },
});
