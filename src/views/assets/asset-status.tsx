import type { components } from '../../../openapi/generated/contract.ts';
import { assetStatusLabels } from '../../../openapi/generated/lists/assets.register.ts';
import { assetStatusTones } from '../../../rules/assets/status.ts';
import { shownStatus } from '../../domain/assets/status.ts';
import { Status } from '../ui/content/badge.tsx';

type Asset = components['schemas']['Asset'];

/** How an asset is doing, in a word; what is active but nobody has is unassigned. */
export function AssetStatus({ asset }: { asset: Pick<Asset, 'status' | 'assignee'> }) {
  const status = shownStatus(asset);
  return <Status tone={assetStatusTones[status]}>{assetStatusLabels[status]}</Status>;
}
