import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import type { components } from '../../../openapi/generated/contract.ts';
import { downloadDeadline } from '../../domain/shared/deadlines.ts';
import { hrPaths } from '../../paths/hr.ts';
import { timeoffPaths } from '../../paths/timeoff.ts';
import { listAllDepartments } from '../../services/operations/hr.ts';
import { listTimeoffPolicies } from '../../services/operations/timeoff.policies.ts';
import {
  exportTimeoffBalances,
  exportTimeoffWorth,
  listTimeoffBalancesOn,
  listTimeoffWorth,
} from '../../services/operations/timeoff.report.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { saveAs } from '../shared/files/save-as.ts';
import { type List, listOf } from '../shared/lists/list.ts';
import { ListPage } from '../shared/lists/list-page.tsx';
import { nameOf } from '../shared/people/people.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { Button, LinkButton } from '../ui/actions/button.tsx';
import { CheckBox } from '../ui/choices/check-box.tsx';
import { AvatarWithName } from '../ui/content/avatar.tsx';
import { formatMoney } from '../ui/content/money.ts';
import { notify } from '../ui/feedback/toast.tsx';
import { DateField } from '../ui/fields/date-field.tsx';
import { AbsenceCard } from './absence-card.tsx';
import * as css from './balances.css.ts';
import { lastDay, useDay } from './balances-card.tsx';
import { BalancesFrame } from './desk-frame.tsx';
import { amountText } from './terms-texts.ts';

type Schemas = components['schemas'];
type Row = Schemas['TimeoffBalanceOn'];
type Figure = 'granted' | 'taken' | 'planned' | 'left';

const figure = (id: Figure, title: string) => ({
  id,
  title,
  card: 'fact' as const,
  isNumber: true,
  render: (row: Row) => amountText(row[id], row.policy),
});
const columns = [
  {
    id: 'name',
    title: 'Employee',
    render: ({ employee }: Row) => <AvatarWithName name={nameOf(employee)} note={employee.department} />,
  },
  { id: 'policy', title: 'Policy', card: 'words' as const, render: ({ policy }: Row) => policy.name },
  figure('granted', 'Granted'),
  figure('taken', 'Taken'),
  figure('planned', 'Planned'),
  figure('left', 'Left'),
];
const look = {
  label: 'Time-off balances',
  nameOf: ({ employee, policy }: Row) => `${nameOf(employee)}, ${policy.name}`,
  sortable: ['name', 'policy'] as const,
  defaultSort: { column: 'name', direction: 'ascending' } as const,
  pageSizes: [50, 20, 100] as const,
  minWidth: 860,
  emptyIcon: 'clock' as const,
  emptyText: 'Nobody has a time-off policy on this day',
  emptyHint: 'What people have left appears here as soon as a policy is assigned to them.',
};
const balances = listOf(listTimeoffBalancesOn, { ...look, columns });
const worth = listOf(listTimeoffWorth, {
  ...look,
  columns: [
    ...columns,
    {
      id: 'worth',
      title: 'Worth',
      card: 'fact',
      isNumber: true,
      render: ({ worth: naira }) => (naira === null ? null : formatMoney(naira, 'NGN')),
    },
  ],
});
type ReportOf = typeof balances extends List<Row, infer Of> ? Of : never;
export const readTimeOffReport = balances.readAhead;

/** What everybody has left on a day, and for who may see pay, what it is worth. Each row opens what its numbers are made of. */
export function TimeOffReportPage() {
  const { id: businessId, may } = useBusiness();
  const [search, setSearch] = useSearchParams();
  const departments = useQuery(queryOf(listAllDepartments, { businessId }));
  const policies = useQuery(queryOf(listTimeoffPolicies, { businessId, page_size: 100 }));
  const { day, today, choose } = useDay();
  const shownDay = day ?? today;
  const isOfWorth = may('see_pay') && search.get('worth') === 'true';
  const narrowed = {
    day: shownDay,
    ...Object.fromEntries(
      ['department', 'policy'].flatMap((name) => {
        const value = search.get(name);
        return value === null ? [] : [[name, value]];
      }),
    ),
    ...(search.get('not_taken') === 'true' ? { not_taken: true } : {}),
  };
  const file = useRequest({
    send: (options) => (isOfWorth ? exportTimeoffWorth : exportTimeoffBalances)({ businessId, ...narrowed }, options),
    deadline: downloadDeadline,
    onDone: (bytes) => saveAs(bytes, `time-off-${isOfWorth ? 'worth' : 'balances'}-${shownDay}.csv`),
    onFailed: (failed) => notify('bad', problemText(failed)),
  });
  const options = (all: readonly { id: string; name: string }[] = []) =>
    all.map(({ id, name }) => ({ value: id, label: name }));
  // With a column more.
  const list = isOfWorth ? (worth as unknown as typeof balances) : balances;
  const of: ReportOf = { day: shownDay };
  return (
    <ListPage
      key={isOfWorth ? 'worth' : 'balances'}
      list={list}
      of={of}
      Frame={BalancesFrame}
      title="Time-off balances"
      lead="What everybody has left at the end of a day. A row opens what its numbers are made of."
      action={
        <>
          <LinkButton href={timeoffPaths.importBalances()}>Import opening balances</LinkButton>
          <Button onPress={() => file.send()} isBusy={file.isPending}>
            Save as CSV
          </Button>
        </>
      }
      above={
        <div className={css.asked}>
          <DateField label="At the end of" value={shownDay} max={lastDay(today)} onChange={choose} />
          {may('see_pay') ? (
            <CheckBox
              label="What it is worth"
              hint="That you looked at it is in the audit log."
              isSelected={isOfWorth}
              onChange={(isAsked) =>
                setSearch((now) => {
                  if (isAsked) now.set('worth', 'true');
                  else now.delete('worth');
                  return now;
                })
              }
            />
          ) : null}
        </div>
      }
      filters={[
        { id: 'department', label: 'Department', isSingle: true, options: options(departments.data) },
        { id: 'policy', label: 'Policy', isSingle: true, options: options(policies.data?.results) },
        {
          id: 'not_taken',
          label: 'Taken',
          isSingle: true,
          options: [{ value: 'true', label: 'Nothing taken this year' }],
        },
      ]}
      {...(may('access_hr') ? { hrefOf: (row: Row) => whyHref(row, shownDay) } : {})}
    >
      <div className={css.below}>
        <AbsenceCard until={shownDay} />
      </div>
    </ListPage>
  );
}

const whyHref = ({ employee }: Row, day: string) => `${hrPaths.employee(employee.id)}?part=time-off&day=${day}`;
