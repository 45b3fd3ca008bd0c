import type { components } from '../../../../openapi/generated/contract.ts';
import { maintenanceTypeLabels } from '../../../../openapi/generated/lists/assets.maintenance.ts';
import { showDate } from '../../ui/content/date.ts';
import { formatMoney } from '../../ui/content/money.ts';
import type { Column } from '../../ui/lists/table-column.ts';
import { DueStatus } from './maintenance-status.tsx';

export type Maintenance = components['schemas']['Maintenance'];

const grouped = new Intl.NumberFormat('en-NG');

/** Kilometres and engine hours, as they are known. */
export const meterOf = ({ mileage, engine_hours: hours }: Pick<Maintenance, 'mileage' | 'engine_hours'>) =>
  [mileage === null ? null : `${grouped.format(mileage)} km`, hours === null ? null : `${grouped.format(hours)} h`]
    .filter(Boolean)
    .join(', ') || null;

export const maintenanceColumns: Column<Maintenance>[] = [
  {
    id: 'asset',
    title: 'Asset',
    render: ({ asset_name }) => asset_name,
    note: ({ asset_number }) => asset_number,
    width: 180,
  },
  { id: 'type', title: 'Type', render: ({ type }) => maintenanceTypeLabels[type] },
  { id: 'date', title: 'Date', card: 'fact', render: ({ date }) => showDate(date), width: 120 },
  {
    id: 'notes',
    title: 'Notes',
    card: 'words',
    render: ({ notes }) => notes,
    note: ({ vendor }) => vendor || null,
    width: 240,
  },
  { id: 'meter', title: 'Mileage', card: 'none', isNumber: true, render: meterOf },
  {
    id: 'due_date',
    title: 'Due date',
    card: 'fact',
    render: ({ due_date, status }) => (due_date && status ? showDate(due_date) : null),
    width: 120,
  },
  {
    id: 'status',
    title: 'Status',
    card: 'corner',
    render: ({ status }) => (status ? <DueStatus status={status} /> : null),
  },
  { id: 'cost', title: 'Cost', isNumber: true, render: ({ cost }) => formatMoney(cost, 'NGN') },
];
