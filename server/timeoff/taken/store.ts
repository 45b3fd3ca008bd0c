/** Approved requests as time off that was taken or will be, and adjustments, of everybody. */
import type { Stretch } from '../../../rules/timeoff/stretch.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type PageQuery, selectPage } from '../../platform/database/lists.ts';
import type { AdjustmentRow } from '../balances/store.ts';

export type TakenRow = Stretch & {
  request: string;
  employeeId: string;
  policyId: string;
  /** Hundredths. */
  amount: number;
  note: string;
  /** Whoever approved or recorded it. */
  by: string | null;
};

type Filter = {
  request?: string | undefined;
  employee?: string | undefined;
  department?: string | undefined;
  policy?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** The latest first. */
export const listAllTaken = (tx: Tx, businessId: string, filter: Filter, query: PageQuery) =>
  selectPage<TakenRow>(tx, query, {
    columns: `r.id as request, a.employee_id as "employeeId", a.policy_id as "policyId", r.first_day::text, r.last_day::text,
      r.from_noon, r.until_noon, r.amount, r.note, r.answered_by as by`,
    from: `timeoff_requests r
      join timeoff_assignments a on a.business_id = r.business_id and a.id = r.assignment_id
      join employees e on e.business_id = a.business_id and e.id = a.employee_id
      where r.business_id = $1 and r.status = 'approved' and ($2::uuid is null or r.id = $2)
        and ($3::uuid is null or a.employee_id = $3) and ($4::uuid is null or e.department_id = $4)
        and ($5::uuid is null or a.policy_id = $5)
        and ($6::date is null or r.last_day >= $6) and ($7::date is null or r.first_day <= $7)`,
    values: [
      businessId,
      ...[filter.request ?? null, filter.employee ?? null, filter.department ?? null],
      ...[filter.policy ?? null, filter.from ?? null, filter.to ?? null],
    ],
    orderBy: 'r.first_day desc, r.id desc',
  });

/** Of everybody, those that were written last first. */
export const listAllAdjustments = (tx: Tx, businessId: string, query: PageQuery) =>
  selectPage<AdjustmentRow & { employeeId: string }>(tx, query, {
    columns: `t.id, a.employee_id as "employeeId", a.policy_id as "policyId", t.day::text, t.amount, t.about as reason,
      t.written_by, t.written_at`,
    from: `timeoff_entries t
      join timeoff_assignments a on a.business_id = t.business_id and a.id = t.assignment_id
      where t.business_id = $1 and t.kind in ('adjustment', 'undone')`,
    values: [businessId],
    orderBy: 't.written_at desc, t.id desc',
  });
