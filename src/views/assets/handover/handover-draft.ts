import { assetStatuses } from '../../../../openapi/generated/lists/assets.register.ts';
import type { HandedAsset, HandoverDraft, Recipient } from '../../../machines/assets/asset-handover/machine.ts';
import { keep, type Place, read } from '../../../services/shared/device/storage.ts';

/** In this tab until it is sent. */
const placeOf = (userId: string, businessId: string): Place => ({
  person: userId,
  business: businessId,
  name: 'handover',
});

const textIn = (found: object, name: string): string | null => {
  const value = (found as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : null;
};

/** Validates what was kept, because anyone can edit the storage. */
export function readHandoverDraft(userId: string, businessId: string): Partial<HandoverDraft> {
  const found = read('tab', placeOf(userId, businessId));
  if (typeof found !== 'object' || found === null) return {};
  const { assets, recipient } = found as Record<string, unknown>;
  const [dateAssigned, due, key] = ['dateAssigned', 'due', 'idempotencyKey'].map((name) => textIn(found, name));
  return {
    ...(Array.isArray(assets) ? { assets: assets.flatMap(readAsset) } : {}),
    recipient: readRecipient(recipient),
    ...(dateAssigned ? { dateAssigned } : {}),
    ...(due ? { due } : {}),
    ...(key ? { idempotencyKey: key } : {}),
  };
}

function readAsset(found: unknown): HandedAsset[] {
  if (typeof found !== 'object' || found === null) return [];
  const [id, number, name] = [textIn(found, 'id'), textIn(found, 'number'), textIn(found, 'name')];
  const status = assetStatuses.find((one) => one === textIn(found, 'status')) ?? 'unassigned';
  const [isVehicle, isStopped] = ['is_vehicle', 'is_stopped'].map(
    (name) => (found as Record<string, unknown>)[name] === true,
  );
  const facts = { status, is_vehicle: isVehicle ?? false, is_stopped: isStopped ?? false };
  return id && number && name ? [{ id, number, name, ...facts, holder: textIn(found, 'holder') }] : [];
}

function readRecipient(found: unknown): Recipient | null {
  if (typeof found !== 'object' || found === null) return null;
  const [id, name] = [textIn(found, 'id'), textIn(found, 'name')];
  return id && name ? { id, name, note: textIn(found, 'note') ?? '' } : null;
}

export function keepHandoverDraft(userId: string, businessId: string, draft: HandoverDraft | null): void {
  keep('tab', placeOf(userId, businessId), draft);
}
