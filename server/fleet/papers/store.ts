/** Statutory papers of vehicles, read from the documents of the register. */
import type { components } from '../../../openapi/generated/contract.ts';
import { countDue, sumOf } from '../../due/port.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type PageQuery, selectPage } from '../../platform/database/lists.ts';
import { type Card, card } from '../care/store.ts';
import { dueDays } from '../dues.ts';

type State = components['schemas']['DocumentState'];
export type PaperRow = {
  id: string;
  card: Card;
  typeName: string;
  title: string;
  issue_date: string | null;
  due_date: string | null;
  due_in: number | null;
  mileage: number | null;
  cost: number | null;
  version: number;
};

const columns = `d.id, ${card} as card, t.name as "typeName", d.name as title,
  d.date_of_issue::text as issue_date, d.expiry_date::text as due_date, d.expiry_date - $2::date as due_in, d.mileage, d.cost::float8, d.version`;
const from = `asset_documents d
  join assets a on a.business_id = d.business_id and a.id = d.asset_id and a.is_vehicle and a.deleted_at is null
  join document_types t on t.business_id = d.business_id and t.id = d.document_type_id
  where d.business_id = $1 and $2::date is not null`;

const states: Record<State, string> = {
  valid: `(d.expiry_date is null or d.expiry_date > $2::date + ${dueDays})`,
  due: `d.expiry_date between $2::date and $2::date + ${dueDays}`,
  expired: 'd.expiry_date < $2::date',
};

export type Filter = PageQuery & {
  vehicle?: string | undefined;
  id?: string | undefined;
  state?: State | undefined;
  /** In lower case. */
  typeNames?: readonly string[] | undefined;
  /** Of any other type. */
  exceptTypeNames?: readonly string[] | undefined;
  /** Those that are due or overdue, as every list counts them. */
  isDue?: 'overdue' | 'due' | true;
};

/** Those that have not been renewed; what expires first comes first. */
export function listPapers(tx: Tx, businessId: string, filter: Filter, today: string) {
  const { vehicle, id, state, typeNames, exceptTypeNames, isDue } = filter;
  const values: unknown[] = [businessId, today];
  const parts = [from, 'd.is_current'];
  if (vehicle !== undefined) parts.push(`d.asset_id = $${values.push(vehicle)}`);
  if (id !== undefined) parts.push(`d.id = $${values.push(id)}`);
  if (state !== undefined) parts.push(states[state]);
  if (typeNames !== undefined) parts.push(`lower(t.name) = any($${values.push(typeNames)})`);
  if (exceptTypeNames !== undefined) parts.push(`lower(t.name) <> all($${values.push(exceptTypeNames)})`);
  if (isDue !== undefined) {
    parts.push(`d.expiry_date <= $2::date + ${dueDays} and exists (select from dues u where u.business_id = d.business_id
      and u.subject_id = d.asset_id and u.kind = 'paper' and u.source_id = d.id)`);
    if (isDue !== true) parts.push(isDue === 'overdue' ? states.expired : states.due);
  }
  const isCounted = isDue !== undefined && vehicle === undefined;
  const counted = () => countDue(tx, businessId, { subjects: ['vehicle'], kinds: ['paper'] }, today);
  return selectPage<PaperRow>(tx, filter, {
    columns,
    from: parts.join(' and '),
    values,
    // What is due has a day, and comes from an index in this order.
    orderBy: isDue ? 'd.expiry_date, d.id' : "coalesce(d.expiry_date, 'infinity'), d.id desc",
    ...(isCounted ? { count: counted().then((figures) => sumOf(figures, isDue === true ? undefined : isDue)) } : {}),
  });
}

/** One with those that it renewed, the newest first. */
export const listPaperVersions = (
  tx: Tx,
  businessId: string,
  { vehicle, id, ...page }: PageQuery & { vehicle: string; id: string },
  today: string,
) =>
  selectPage<PaperRow>(tx, page, {
    columns,
    from: `${from} and d.asset_id = $3
      and d.series_id = (select series_id from asset_documents where business_id = $1 and id = $4)`,
    values: [businessId, today, vehicle, id],
    orderBy: 'd.version desc',
  });
