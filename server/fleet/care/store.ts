/** What was done to vehicles, read from the maintenance of the register. */
import type { components } from '../../../openapi/generated/contract.ts';
import { renewed } from '../../assets/port.ts';
import { countDue, sumOf } from '../../due/port.ts';
import type { Tx } from '../../platform/database/database.ts';
import { containing, type PageQuery, selectPage } from '../../platform/database/lists.ts';
import { dueDays } from '../dues.ts';

export type Card = { id: string; number: string; make: string; model: string; plate_no: string };
export const card = `json_build_object('id', a.id, 'number', a.number, 'make', a.make_name, 'model', a.model_name,
  'plate_no', a.plate_no)`;

export type CareRow = {
  id: string;
  card: Card;
  isRepair: boolean;
  description: string;
  date: string;
  due_date: string | null;
  /** Days; null when nothing is due any more. */
  due_in: number | null;
  /** What is sold, lost or scrapped has nothing due. */
  isKept: boolean;
  mileage: number | null;
  cost: number;
  vendor: string;
  renews: components['schemas']['Renewed'][];
};
/** The second parameter is the day where the business is. */
const columns = `m.id, ${card} as card, m.type = 'repair' as "isRepair", m.notes as description, m.date::text,
  m.due_date::text, case when m.is_open then m.due_date - $2::date end as due_in, is_kept(a) as "isKept", m.mileage, m.cost::float8, m.vendor,
  ${renewed} as renews`;
const from = `maintenances m join assets a on a.business_id = m.business_id and a.id = m.asset_id
  where m.business_id = $1 and $2::date is not null and a.is_vehicle and a.deleted_at is null`;

type Asked = PageQuery & { vehicle: string; isRepair: boolean; search?: string };

/** The newest first. What is no repair is a service, inspections too. */
export const listCare = (
  tx: Tx,
  businessId: string,
  { vehicle, isRepair, search = '', ...page }: Asked,
  today: string,
) =>
  selectPage<CareRow>(tx, page, {
    columns,
    from: `${from} and m.asset_id = $3 and (m.type = 'repair') = $4 and (m.notes ilike $5 or m.vendor ilike $5)`,
    values: [businessId, today, vehicle, isRepair, containing(search)],
    orderBy: 'm.date desc, m.id desc',
  });

type One = { vehicle: string; isRepair: boolean; ids: readonly string[] };

export const findCare = (tx: Tx, businessId: string, { vehicle, isRepair, ids }: One, today: string) =>
  tx.query<CareRow>(
    `select ${columns} from ${from} and m.asset_id = $3 and (m.type = 'repair') = $4 and m.id = any($5) order by m.id`,
    [businessId, today, vehicle, isRepair, ids],
  );

type Due = PageQuery & { vehicle?: string; state?: 'overdue' | 'due' };

/** Those of the dues of vehicles that are services; what is due first comes first. */
export const listDueServices = (tx: Tx, businessId: string, { vehicle, state, ...page }: Due, today: string) => {
  const counted = () => countDue(tx, businessId, { subjects: ['vehicle'], kinds: ['service'] }, today);
  const days = { overdue: 'due.due_on < $2::date', due: 'due.due_on >= $2::date' };
  return selectPage<CareRow>(tx, page, {
    columns,
    from: `dues due
      join maintenances m on m.business_id = due.business_id and m.id = due.source_id
      join assets a on a.business_id = due.business_id and a.id = due.subject_id
      where due.business_id = $1 and due.subject_kind = 'vehicle' and due.kind = 'service'
        and due.due_on <= $2::date + ${dueDays}${state === undefined ? '' : ` and ${days[state]}`}${
          vehicle === undefined ? '' : ' and due.subject_id = $3'
        }`,
    values: [businessId, today, ...(vehicle === undefined ? [] : [vehicle])],
    orderBy: 'due.due_on, due.source_id',
    ...(vehicle === undefined ? { count: counted().then((figures) => sumOf(figures, state)) } : {}),
  });
};
