/** What vehicles cost and drive, as triggers add it up by year and by month. */
import type { components } from '../../../openapi/generated/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type PageQuery, selectPage } from '../../platform/database/lists.ts';

export type Sums = components['schemas']['CostSums'];
type PeriodSums = Sums & { period: string };

const sums = `c.fuel::float8, c.services::float8, c.repairs::float8, c.papers::float8, c.fines::float8, c.accidents::float8,
  c.total::float8, c.km::float8`;
/** The fleet as a whole. */
const everything = '00000000-0000-0000-0000-000000000000';

/** The year and its months, those in which there is something. */
export const sumsOf = (tx: Tx, businessId: string, year: number, vehicle: string | undefined): Promise<PeriodSums[]> =>
  tx.query<PeriodSums>(
    `select c.period, ${sums} from vehicle_costs c
     where c.business_id = $1 and c.scope = $2 and c.subject_id = $3 and c.period = any($4)`,
    [businessId, vehicle === undefined ? 'fleet' : 'vehicle', vehicle ?? everything, [String(year), ...monthsOf(year)]],
  );

export const monthsOf = (year: number): string[] =>
  Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`);

type Row = components['schemas']['CostsOfOne'];

const joins = {
  vehicle: {
    name: `coalesce(trim(a.make_name || ' ' || a.model_name), '') as name, coalesce(nullif(a.plate_no, ''), a.number, '') as note`,
    table: 'left join assets a on a.business_id = c.business_id and a.id = c.subject_id',
  },
  driver: {
    name: `coalesce(trim(a.first_name || ' ' || a.last_name), '') as name, coalesce(a.employee_id, '') as note`,
    table: 'left join employees a on a.business_id = c.business_id and a.id = c.subject_id',
  },
} as const;

/** Those that cost something, the dearest first. */
export const listCosts = (
  tx: Tx,
  businessId: string,
  { scope, period, ...page }: PageQuery & { scope: keyof typeof joins; period: string },
) =>
  selectPage<Row>(tx, page, {
    columns: `c.subject_id as id, ${joins[scope].name}, ${sums}`,
    from: `vehicle_costs c ${joins[scope].table} where c.business_id = $1 and c.scope = $2 and c.period = $3 and c.total > 0`,
    values: [businessId, scope, period],
    orderBy: 'c.total desc, c.subject_id',
  });
