/** Hand-overs: several assets given to one employee at once. What a receipt says is kept as it was then. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { AssetStatus } from '../../../rules/assets/status.ts';
import type { EmployeeCard } from '../../directory/employees.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type PageQuery, selectPage } from '../../platform/database/lists.ts';
import { isStopped } from '../assets/store.ts';

export type Holder = EmployeeCard & { email: string | null };
export type Item = { number: string; name: string; mark: string };
export type Handover = {
  id: string;
  holder: Holder;
  items: Item[];
  /** YYYY-MM-DD. */
  dateAssigned: string;
  expectedReturnDate: string | null;
  /** Typed by whoever signs. */
  signedName: string;
  /** The data of an SVG path in a box of 600 by 200. */
  signature: string | null;
  handedOverBy: string;
  createdAt: Date;
};

/** What identifies the assets for people; those that are not in the bin. */
export const listItems = (tx: Tx, businessId: string, ids: readonly string[]) =>
  tx.query<Item>(
    `select number, name, case when plate_no <> '' then plate_no else serial_no end as mark from assets
     where business_id = $1 and id = any($2) and deleted_at is null order by number`,
    [businessId, ids],
  );

/** To choose from; those that are not in the bin. */
export const listChosen = (tx: Tx, businessId: string, ids: readonly string[]) =>
  tx.query<{ id: string; number: string; name: string; status: AssetStatus; is_vehicle: boolean; is_stopped: boolean }>(
    `select a.id, a.number, a.name, a.status, a.is_vehicle, ${isStopped} as is_stopped from unnest($2::uuid[]) with ordinality as chosen (id, place)
     join assets a on a.business_id = $1 and a.id = chosen.id where a.deleted_at is null order by place`,
    [businessId, ids],
  );

export async function addHandover(tx: Tx, businessId: string, handover: Handover): Promise<void> {
  const { id, holder, items, dateAssigned, expectedReturnDate, signedName, signature, handedOverBy, createdAt } =
    handover;
  await tx.query(
    `insert into asset_handovers (business_id, id, employee_id, holder, items, date_assigned, expected_return_date,
       signed_name, signature, handed_over_by, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      ...[businessId, id, holder.id, JSON.stringify(holder), JSON.stringify(items), dateAssigned, expectedReturnDate],
      ...[signedName, signature, handedOverBy, createdAt],
    ],
  );
}

/** A hand-over with the letterhead of its business. */
export type Receipt = Handover & { business: string; address: string; timeZone: string };

export async function findReceipt(tx: Tx, businessId: string, id: string): Promise<Receipt | undefined> {
  const [found] = await tx.query<Receipt>(
    `select h.id, h.holder, h.items, h.date_assigned::text as "dateAssigned",
       h.expected_return_date::text as "expectedReturnDate", h.signed_name as "signedName", h.signature,
       h.handed_over_by as "handedOverBy", h.created_at as "createdAt", b.name as business,
       concat_ws(', ', nullif(b.address1, ''), nullif(b.city, ''), nullif(b.state, '')) as address, s.time_zone as "timeZone"
     from asset_handovers h join businesses b on b.id = h.business_id join business_settings s on s.business_id = h.business_id
     where h.business_id = $1 and h.id = $2`,
    [businessId, id],
  );
  return found;
}

/** @returns whether this transaction is the one that sends the receipt */
export async function claimSending(tx: Tx, businessId: string, id: string, now: Date): Promise<boolean> {
  const claimed = await tx.query(
    `update asset_handovers set receipt_sent_at = $3
     where business_id = $1 and id = $2 and receipt_sent_at is null returning id`,
    [businessId, id, now],
  );
  return claimed.length > 0;
}

/** What an employee has signed for, the newest first. */
export const listHandovers = (tx: Tx, businessId: string, employeeId: string, query: PageQuery) =>
  selectPage<components['schemas']['SignedHandover']>(tx, query, {
    columns: `id, jsonb_array_length(items) as asset_count, date_assigned::text as date_assigned,
      expected_return_date::text as expected_return_date, signed_name`,
    from: 'asset_handovers where business_id = $1 and employee_id = $2',
    values: [businessId, employeeId],
    orderBy: 'id desc',
  });
