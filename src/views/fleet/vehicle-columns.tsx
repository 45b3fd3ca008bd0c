import { SampleMark } from '../shared/business/sample-mark.tsx';
import { holderText, planText } from '../shared/people/holder-texts.ts';
import { Status } from '../ui/content/badge.tsx';
import { showDate } from '../ui/content/date.ts';
import { formatMoney } from '../ui/content/money.ts';
import type { Column } from '../ui/lists/table-column.ts';
import { nameOf, statusToneOf, type Vehicle } from './vehicle-texts.ts';

const grouped = new Intl.NumberFormat('en-NG');

export const vehicleColumns: Column<Vehicle>[] = [
  {
    id: 'name',
    title: 'Vehicle',
    render: nameOf,
    note: ({ id, number }) => (
      <>
        {number} <SampleMark of="assets" id={id} />
      </>
    ),
  },
  { id: 'type', title: 'Type', render: ({ type_display }) => type_display },
  { id: 'plate_no', title: 'Plate number', render: ({ plate_no }) => plate_no || null },
  { id: 'year', title: 'Year', card: 'none', render: ({ year }) => year },
  {
    id: 'start_mileage',
    title: 'Mileage',
    isNumber: true,
    render: ({ start_mileage: km }) => (km === null ? null : `${grouped.format(km)} km`),
  },
  {
    id: 'assignee',
    title: 'Assignee',
    card: 'fact',
    render: holderText,
    note: (vehicle) => {
      const { date_assigned: since } = vehicle;
      return [since && `Since ${showDate(since)}`, planText(vehicle)].filter(Boolean).join(', ') || null;
    },
  },
  {
    id: 'status',
    title: 'Status',
    card: 'corner',
    render: ({ status, status_display, stop }) =>
      stop === null ? (
        <Status tone={statusToneOf({ status, status_display })}>{status_display}</Status>
      ) : (
        <Status tone="bad">Not to be driven</Status>
      ),
    note: ({ status_display, stop }) => (stop === null ? null : status_display),
  },
  {
    id: 'purchase_price',
    title: 'Purchase price',
    isNumber: true,
    isHiddenAtFirst: true,
    render: ({ purchase_price: price }) => (price === null ? null : formatMoney(price, 'NGN')),
  },
];
