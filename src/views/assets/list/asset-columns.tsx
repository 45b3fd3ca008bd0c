import type { components } from '../../../../openapi/generated/contract.ts';
import { SampleMark } from '../../shared/business/sample-mark.tsx';
import { holderText, planText } from '../../shared/people/holder-texts.ts';
import { showDate } from '../../ui/content/date.ts';
import { formatMoney } from '../../ui/content/money.ts';
import type { Column } from '../../ui/lists/table-column.ts';
import { AssetStatus } from '../asset-status.tsx';
import { markOf } from '../asset-texts.ts';

export type Asset = components['schemas']['Asset'];

export const assetColumns: Column<Asset>[] = [
  {
    id: 'name',
    title: 'Asset',
    render: ({ name }) => name,
    note: ({ id, number }) => (
      <>
        {number} <SampleMark of="assets" id={id} />
      </>
    ),
  },
  { id: 'asset_type', title: 'Type', render: ({ asset_type }) => asset_type.name },
  { id: 'serial_no', title: 'Serial or plate', render: (asset) => markOf(asset) || null },
  { id: 'location', title: 'Location', render: ({ location }) => location?.name ?? null },
  {
    id: 'assignee',
    title: 'Assignee',
    card: 'fact',
    render: holderText,
    note: (asset) => [asset.assignee?.department, planText(asset)].filter(Boolean).join(' · ') || null,
  },
  { id: 'status', title: 'Status', card: 'corner', render: (asset) => <AssetStatus asset={asset} /> },
  {
    id: 'purchase_date',
    title: 'Purchased',
    card: 'none',
    render: ({ purchase_date }) => (purchase_date ? showDate(purchase_date) : null),
  },
  {
    id: 'cost',
    title: 'Cost',
    isNumber: true,
    render: ({ cost }) => (cost === null ? null : formatMoney(cost, 'NGN')),
  },
];
