import type { ComponentProps } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { assetStatusLabels } from '../../../openapi/generated/lists/assets.register.ts';
import { shownStatus } from '../../domain/assets/status.ts';
import { Status } from '../ui/content/badge.tsx';

type Asset = components['schemas']['Asset'];
type Tone = ComponentProps<typeof Status>['tone'];

/** Of a status, wherever it is shown. */
export const assetStatusTones = {
  active: 'good',
  unassigned: 'neutral',
  out_for_repair: 'warning',
  inactive: 'neutral',
  disposed: 'neutral',
  condemned: 'bad',
  discarded: 'neutral',
  missing: 'bad',
  sold: 'neutral',
} as const satisfies Record<Asset['status'], Tone>;

/** How an asset is doing, in a word; what is active but nobody has is unassigned. */
export function AssetStatus({ asset }: { asset: Pick<Asset, 'status' | 'assignee'> }) {
  const status = shownStatus(asset);
  return <Status tone={assetStatusTones[status]}>{assetStatusLabels[status]}</Status>;
}
