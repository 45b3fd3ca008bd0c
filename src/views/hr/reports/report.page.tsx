import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'wouter';
import type { components } from '../../../../openapi/generated/contract.ts';
import { downloadDeadline } from '../../../domain/shared/deadlines.ts';
import { exportReport, type ReportAsked, type ReportName, reportQuery } from '../../../services/hr/figures.ts';
import { listAllDepartments, listAllRegions } from '../../../services/operations/hr.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { todayIn } from '../../shared/business/today.ts';
import { saveAs } from '../../shared/files/save-as.ts';
import { QueryView } from '../../shared/queries/query-view.tsx';
import { useMainQuery } from '../../shared/queries/use-main-query.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ComboBox } from '../../ui/choices/combo-box.tsx';
import { Card } from '../../ui/content/card.tsx';
import { showDate } from '../../ui/content/date.ts';
import { Stat, Stats } from '../../ui/content/stat.tsx';
import { Skeleton, SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';
import { Figure, FigureTable } from './figure-table.tsx';
import { figureText, shortFigureText } from './figure-text.ts';
import * as css from './figures.css.ts';

type Report = components['schemas']['HrReport'];
type Format = components['schemas']['ReportFormat'];

const ReportChart = lazy(async () => ({ default: (await import('./report-charts.tsx')).ReportChart }));

const titles: Record<ReportName, { title: string; about: string }> = {
  turnover: { title: 'Turnover', about: 'Who joined and who left in a period, and why.' },
  'employee-count': { title: 'Employee count', about: 'How the number of people went up and down.' },
  'head-count': { title: 'Head count', about: 'Where people work at the end of the period.' },
  'diversity-demographic': { title: 'Diversity', about: 'Who the people are at the end of the period.' },
  'age-profile': { title: 'Age profile', about: 'How old the people are at the end of the period.' },
  salaries: {
    title: 'Salaries',
    about: 'What people are paid. Groups so small that they would show one person’s pay are left out.',
  },
};
const parameters = ['department', 'location', 'start_date', 'end_date'] as const;

/** One of the six reports. What it is limited to stands in the address. */
export function ReportPage({ report }: { report: ReportName }) {
  const { id: businessId } = useBusiness();
  const { title, about } = titles[report];
  const { asked, change } = useAsked();
  const query = useMainQuery(reportQuery({ businessId, report, ...asked }));
  const download = useRequest({
    send: (options, format: Format) => exportReport({ businessId, report, ...asked, format }, options),
    deadline: downloadDeadline,
    onDone: (file, format) => saveAs(file, `${report}-${query.data?.end_date ?? ''}.${format}`),
    onFailed: (failed) => notify('bad', problemText(failed)),
  });
  const saving = (format: Format) => download.isPending && download.input === format;
  return (
    <Page>
      <PageHeader
        title={title}
        action={
          <>
            <Button onPress={() => download.send('csv')} isBusy={saving('csv')}>
              Save as CSV
            </Button>
            <Button onPress={() => download.send('pdf')} isBusy={saving('pdf')}>
              Save as PDF
            </Button>
          </>
        }
      >
        {about}
      </PageHeader>
      <div className={css.page}>
        <ReportFilters asked={asked} shown={query.data} onChange={change} />
        <QueryView query={query} subject="The report" waiting={<Waiting />}>
          {(found) => (
            <div className={query.isPlaceholderData ? css.outdated : undefined}>
              <ReportBody report={found} />
            </div>
          )}
        </QueryView>
      </div>
    </Page>
  );
}

function useAsked() {
  const [address, setAddress] = useSearchParams();
  const asked: ReportAsked = Object.fromEntries(
    parameters.flatMap((name) => {
      const value = address.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const change = (name: (typeof parameters)[number], value: string | null) =>
    setAddress((now) => {
      const next = new URLSearchParams(now);
      if (value === null) next.delete(name);
      else next.set(name, value);
      return next;
    });
  return { asked, change };
}

type FiltersProps = {
  asked: ReportAsked;
  shown: Report | undefined;
  onChange: ReturnType<typeof useAsked>['change'];
};

function ReportFilters({ asked, shown, onChange }: FiltersProps) {
  const { id: businessId, timeZone } = useBusiness();
  const departments = useQuery(queryOf(listAllDepartments, { businessId })).data ?? [];
  const regions = useQuery(queryOf(listAllRegions, { businessId })).data ?? [];
  const choicesOf = (named: readonly { id: string; name: string }[]) =>
    named.map(({ id, name }) => ({ value: id, label: name }));
  const start = asked.start_date ?? shown?.start_date ?? null;
  const end = asked.end_date ?? shown?.end_date ?? null;
  const today = todayIn(timeZone);
  return (
    <div className={css.filters}>
      <ComboBox
        label="Department"
        choices={choicesOf(departments)}
        value={asked.department ?? null}
        onChange={(id) => onChange('department', id)}
        placeholder="All departments"
      />
      <ComboBox
        label="Region"
        choices={choicesOf(regions)}
        value={asked.location ?? null}
        onChange={(id) => onChange('location', id)}
        placeholder="All regions"
      />
      <DateField
        key={`from ${start}`}
        label="From"
        defaultValue={start}
        max={end ?? today}
        onChange={(day) => day !== null && onChange('start_date', day)}
      />
      <DateField
        key={`to ${end}`}
        label="To"
        defaultValue={end}
        min={start ?? today}
        max={today}
        onChange={(day) => day !== null && onChange('end_date', day)}
      />
    </div>
  );
}

function ReportBody({ report: { title, figures, tables, start_date, end_date } }: { report: Report }) {
  return (
    <section className={css.page} aria-label={`${title} from ${showDate(start_date)} to ${showDate(end_date)}`}>
      <Stats>
        {figures.map(({ label, unit, value, people }) => (
          <Stat
            key={label}
            label={label}
            value={<Figure value={value} unit={unit} people={people} about={label} write={shortFigureText} />}
            note={value !== null && unit === 'naira' ? figureText(value, unit) : null}
          />
        ))}
      </Stats>
      {tables.map((table) => (
        <Card key={table.title} title={table.title} isPadded>
          {table.rows.length === 0 ? (
            <p>There is nothing to show for this period.</p>
          ) : (
            <>
              {table.chart === 'none' ? null : (
                <Suspense fallback={<Skeleton height={240} />}>
                  <ReportChart table={table} />
                </Suspense>
              )}
              <FigureTable table={table} />
            </>
          )}
        </Card>
      ))}
    </section>
  );
}

function Waiting() {
  return (
    <Card title="Figures" isPadded>
      <SkeletonText lines={6} />
    </Card>
  );
}
