/** Adds to the history of an asset, which the audit log keeps. */
import type { Asking } from '../../platform/asking.ts';
import { record } from '../../platform/security/audit.ts';
import { titleOf } from '../assets/rules.ts';

export type Titled = { id: string; name: string; number: string };

export const note = ({ tx, businessId, userId, address, now }: Asking, asset: Titled, action: string, text: string) =>
  record(tx, {
    businessId,
    actorId: userId,
    action,
    text,
    address,
    now,
    subject: { id: asset.id, name: titleOf(asset) },
  });
