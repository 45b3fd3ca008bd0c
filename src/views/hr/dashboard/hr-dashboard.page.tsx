import { useQuery } from '@tanstack/react-query';
import { Fragment, lazy, Suspense, useRef } from 'react';
import { Link as PlainLink } from 'wouter';
import type { components } from '../../../../openapi/generated/contract.ts';
import { genderLabels } from '../../../../openapi/generated/lists/hr.record.ts';
import { hrPaths } from '../../../paths/hr.ts';
import {
  countEmployees,
  getDepartmentBreakdown,
  getEmployeeTurnover,
  getGenderDistribution,
  listNewHires,
} from '../../../services/operations/hr.dashboard.ts';
import { getHrSetup } from '../../../services/operations/hr.settings.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import type { WithWelcome } from '../../shared/onboarding/welcome-part.ts';
import { QueryView } from '../../shared/queries/query-view.tsx';
import type { ReadAhead } from '../../shared/queries/read-ahead.ts';
import { LinkButton } from '../../ui/actions/button.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { Card } from '../../ui/content/card.tsx';
import { CardSkeleton } from '../../ui/content/layout.tsx';
import { Stat, Stats } from '../../ui/content/stat.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { Skeleton, SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';
import { HintTarget } from '../../ui/overlays/hint.tsx';
import { Figure, FigureTable } from '../reports/figure-table.tsx';
import { figureText } from '../reports/figure-text.ts';
import * as css from '../reports/figures.css.ts';
import { few, OccasionCard, PeopleRows } from './occasions.tsx';

type Schemas = components['schemas'];
type Table = Schemas['ReportTable'];

// Charts come after the numbers.
const ReportChart = lazy(async () => ({ default: (await import('../reports/report-charts.tsx')).ReportChart }));

const monthNames = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const waiting = (
  <CardSkeleton>
    <SkeletonText lines={4} />
  </CardSkeleton>
);
// As high as what comes, so that nothing below moves.
const chartHeight = 284;
const waitingForMonths = (
  <CardSkeleton>
    <Skeleton height={chartHeight} />
    <SkeletonText lines={12} />
  </CardSkeleton>
);
const reportLink = <Link href={hrPaths.report('turnover')}>Open the report</Link>;
const waitingForCounts = (
  <Stats>
    {['Employees', 'Joined in a year', 'Left in a year'].map((label) => (
      <Stat key={label} label={label} value={<Skeleton width={60} />} />
    ))}
    <Stat label="Turnover in a year" value={<Skeleton width={60} />} note={reportLink} />
  </Stats>
);
const cellOf = (value: number, people: Record<string, string>) => ({ value, people: value === 0 ? null : people });

export const readHrDashboard: ReadAhead = (client, businessId) =>
  Promise.all([
    client.prefetchQuery(queryOf(countEmployees, { businessId })),
    client.prefetchQuery(queryOf(getEmployeeTurnover, { businessId })),
    client.prefetchQuery(queryOf(getHrSetup, { businessId })),
  ]);

/** How many people there are, who came and went, and whom to congratulate. Each number opens its people. */
export function HrDashboardPage({ Welcome }: WithWelcome) {
  const first = useRef<HTMLSpanElement>(null);
  const { may } = useBusiness();
  const mayAdd = may('edit_people');
  return (
    <Page>
      <PageHeader
        title="People"
        action={
          <>
            {mayAdd ? <LinkButton href={hrPaths.employees()}>All employees</LinkButton> : null}
            <HintTarget ref={first}>
              {mayAdd ? (
                <LinkButton look="primary" href={hrPaths.addEmployee()}>
                  Add employee
                </LinkButton>
              ) : (
                <LinkButton href={hrPaths.employees()}>All employees</LinkButton>
              )}
            </HintTarget>
          </>
        }
      >
        Who works for the business today, and what changed in the last twelve months.
      </PageHeader>
      <div className={css.page}>{may('manage_hr') ? <AfterSteps /> : <Figures />}</div>
      <Suspense fallback={null}>
        <Welcome
          title="Welcome to People"
          words={[
            'Keep everybody who works for the business in one place: their job, their pay and their documents.',
            'See who joins and who leaves, and whose documents run out.',
          ]}
          hint={mayAdd ? 'Click Add employee' : 'Click All employees'}
          anchor={first}
        />
      </Suspense>
    </Page>
  );
}

/** What is left to set up comes first, so the figures wait until it is known and do not move. */
function AfterSteps() {
  const { id: businessId } = useBusiness();
  const { isPending, data: { steps = [], is_done: isDone = true } = {} } = useQuery(
    queryOf(getHrSetup, { businessId }),
  );
  if (isPending) return waitingForCounts;
  const done = steps.filter((each) => each.is_done).length;
  return (
    <>
      {isDone ? null : (
        <Notice tone="info">
          {`${done} of ${steps.length} first steps are done. `}
          <Link href={hrPaths.setup()}>Open first steps</Link>
        </Notice>
      )}
      <Figures />
    </>
  );
}

const Figures = () => (
  <>
    <Counts />
    <Turnover />
    <div className={css.columns}>
      <Departments />
      <Genders />
    </div>
    <div className={css.columns}>
      <OccasionCard title="Birthdays" what="birthdays" none="Nobody has a birthday in the next 30 days." />
      <OccasionCard
        title="Work anniversaries"
        what="anniversaries"
        none="Nobody has an anniversary in the next 30 days."
      />
    </div>
    <NewHires />
  </>
);

function Counts() {
  const { id: businessId } = useBusiness();
  const counts = useQuery(queryOf(countEmployees, { businessId }));
  const turnover = useQuery(queryOf(getEmployeeTurnover, { businessId }));
  return (
    <QueryView query={counts} subject="The number of people" waiting={waitingForCounts}>
      {({ total, inactive, joining, on_notice, as_of }) => (
        <Stats>
          <Stat
            label="Employees"
            value={<Figure unit="people" {...cellOf(total, { employed_on: as_of })} about="Employees" />}
            note={
              <Others
                of={[
                  { label: 'inactive', count: inactive, people: { status: 'inactive' } },
                  { label: 'on notice', count: on_notice, people: { on_notice: 'true' } },
                  { label: 'joining', count: joining, people: { status: 'joining' } },
                ]}
              />
            }
          />
          {(['joined', 'left'] as const).map((what) => {
            const year = turnover.data?.year;
            const from = what === 'joined' ? 'hired' : 'left';
            return (
              <Stat
                key={what}
                label={what === 'joined' ? 'Joined in a year' : 'Left in a year'}
                value={
                  year === undefined ? (
                    <Skeleton width={60} />
                  ) : (
                    <Figure
                      unit="people"
                      {...cellOf(year[what], { [`${from}_from`]: year.start_date, [`${from}_to`]: year.end_date })}
                      about={what}
                    />
                  )
                }
              />
            );
          })}
          <Stat
            label="Turnover in a year"
            value={
              turnover.data === undefined ? <Skeleton width={60} /> : figureText(turnover.data.year.rate, 'percent')
            }
            note={reportLink}
          />
        </Stats>
      )}
    </QueryView>
  );
}

type Other = { label: string; count: number; people: Record<string, string> };
/** Each number opens its people; what nobody is stays away. */
function Others({ of }: { of: readonly Other[] }) {
  return of
    .filter(({ count }) => count > 0)
    .map(({ label, count, people }, at) => (
      <Fragment key={label}>
        {at === 0 ? null : ' · '}
        <PlainLink className={css.number} href={hrPaths.employees(people)}>
          {`${count.toLocaleString('en-NG')} ${label}`}
        </PlainLink>
      </Fragment>
    ));
}

/** The months as a table that can be drawn. */
const tableOfMonths = ({ months, without_hire_date }: Schemas['Turnover']): Table => ({
  title: 'Joined and left',
  heading: 'Month',
  chart: 'flow',
  columns: [
    { label: 'Joined', unit: 'people' },
    { label: 'Left', unit: 'people' },
    { label: 'People at the end', unit: 'people' },
  ],
  rows: months.map(({ start_date: start, end_date: end, joined, left, closing }) => ({
    label: monthNames.format(new Date(`${start}T00:00Z`)),
    cells: [
      cellOf(joined, { hired_from: start, hired_to: end }),
      cellOf(left, { left_from: start, left_to: end }),
      cellOf(closing, { employed_on: end }),
    ],
  })),
  note:
    without_hire_date === 0
      ? null
      : `${without_hire_date.toLocaleString('en-NG')} without a hire date count as having always been there.`,
});

function Turnover() {
  const { id: businessId } = useBusiness();
  const turnover = useQuery(queryOf(getEmployeeTurnover, { businessId }));
  return (
    <Card title="Joined and left" action={<Link href={hrPaths.report('turnover')}>Turnover report</Link>} isPadded>
      <QueryView query={turnover} subject="Turnover" waiting={waitingForMonths}>
        {(data) => <Drawn table={tableOfMonths(data)} />}
      </QueryView>
    </Card>
  );
}

function Departments() {
  const { id: businessId } = useBusiness();
  const departments = useQuery(queryOf(getDepartmentBreakdown, { businessId }));
  const day = useQuery(queryOf(countEmployees, { businessId })).data?.as_of;
  return (
    <Card title="By department" action={<Link href={hrPaths.report('head-count')}>Head count report</Link>} isPadded>
      <QueryView query={departments} subject="Departments" waiting={waiting}>
        {(counted) => (
          <Drawn
            table={{
              title: 'By department',
              heading: 'Department',
              chart: 'bars',
              note: null,
              columns: [{ label: 'People', unit: 'people' }],
              rows: counted.map(({ department, count }) => ({
                label: department?.name ?? 'Not recorded',
                cells: [
                  cellOf(count, {
                    ...(day === undefined ? {} : { employed_on: day }),
                    ...(department === null ? { without: 'department' } : { department: department.id }),
                  }),
                ],
              })),
            }}
          />
        )}
      </QueryView>
    </Card>
  );
}

function Genders() {
  const { id: businessId } = useBusiness();
  const genders = useQuery(queryOf(getGenderDistribution, { businessId }));
  const day = useQuery(queryOf(countEmployees, { businessId })).data?.as_of;
  return (
    <Card
      title="By gender"
      action={<Link href={hrPaths.report('diversity-demographic')}>Diversity report</Link>}
      isPadded
    >
      <QueryView query={genders} subject="Gender" waiting={waiting}>
        {(counted) => (
          <Drawn
            table={{
              title: 'By gender',
              heading: 'Gender',
              chart: 'bars',
              note: null,
              columns: [{ label: 'People', unit: 'people' }],
              rows: counted.map(({ gender, count }) => ({
                label: gender === null ? 'Not recorded' : genderLabels[gender],
                cells: [
                  cellOf(count, {
                    ...(day === undefined ? {} : { employed_on: day }),
                    ...(gender === null ? { without: 'gender' } : { gender }),
                  }),
                ],
              })),
            }}
          />
        )}
      </QueryView>
    </Card>
  );
}

function Drawn({ table }: { table: Table }) {
  return (
    <>
      <Suspense fallback={<Skeleton height={chartHeight} />}>
        <ReportChart table={table} />
      </Suspense>
      <FigureTable table={table} />
    </>
  );
}

function NewHires() {
  const { id: businessId } = useBusiness();
  const hires = useQuery(queryOf(listNewHires, { businessId, page_size: few }));
  return (
    <Card title="New in the last 30 days">
      <QueryView query={hires} subject="New people" waiting={waiting}>
        {({ results, count }) => (
          <PeopleRows people={results} count={count} none="Nobody joined in the last 30 days." />
        )}
      </QueryView>
    </Card>
  );
}
