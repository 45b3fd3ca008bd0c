import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { timeoffCalendarScopeLabels, timeoffCalendarScopes } from '../../../openapi/generated/lists/timeoff.away.ts';
import { spanOf, type View } from '../../../rules/timeoff/away.ts';
import { listAllDepartments } from '../../services/operations/hr.ts';
import { listTimeoffCalendar } from '../../services/operations/timeoff.away.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { todayIn } from '../shared/business/today.ts';
import { QueryView } from '../shared/queries/query-view.tsx';
import { useMainQuery } from '../shared/queries/use-main-query.ts';
import { Button } from '../ui/actions/button.tsx';
import { RadioGroup } from '../ui/choices/radio-group.tsx';
import { Select } from '../ui/choices/select.tsx';
import { Card } from '../ui/content/card.tsx';
import { SkeletonList } from '../ui/feedback/skeleton.tsx';
import { Page, PageHeader } from '../ui/navigation/page.tsx';
import * as css from './away.css.ts';
import { AwayDays } from './away-days.tsx';
import { movedBy, spanName } from './away-span.ts';
import { AwayTable, type Calendar } from './away-table.tsx';

const views = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
] as const;
const scopes = timeoffCalendarScopes.map((value) => ({ value, label: timeoffCalendarScopeLabels[value] }));
const everywhere = { value: 'all', label: 'All departments' };

/** What is shown, in the address. */
function useShown() {
  const { timeZone } = useBusiness();
  const today = todayIn(timeZone);
  const [search, setSearch] = useSearchParams();
  const view: View = search.get('view') === 'week' ? 'week' : 'month';
  const asked = search.get('day') ?? '';
  const day = /^\d{4}-\d{2}-\d{2}$/.test(asked) && !Number.isNaN(Date.parse(asked)) ? asked : today;
  const of = scopes.find(({ value }) => value === search.get('of'))?.value ?? 'near';
  const department = search.get('department');
  const put = (changed: Record<string, string | null>) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries(changed))
        if (value === null) next.delete(name);
        else next.set(name, value);
      return next;
    });
  return { today, view, day, of, department, put };
}

/** Who is away in a week or a month: the own team, or everybody. */
export function AwayPage() {
  const { id: businessId, may } = useBusiness();
  const shown = useShown();
  const { today, view, day, of, department, put } = shown;
  const span = spanOf(view, day);
  const asked = { businessId, ...span, of, ...(department === null ? {} : { department }) };
  const found = useMainQuery({ ...queryOf(listTimeoffCalendar, asked), placeholderData: keepPreviousData });
  const departments = useQuery({ ...queryOf(listAllDepartments, { businessId }), enabled: may('access_hr') });
  const maySeeAll = found.data?.may_see_all === true;
  return (
    <Page>
      <PageHeader title="Who is away" action={<Button onPress={() => print()}>Print</Button>}>
        Why somebody is away is shown to themselves, their manager and who manages time off alone.
      </PageHeader>
      <Card title={spanName(view, span)}>
        <div className={css.bar}>
          <RadioGroup label="Show" choices={views} value={view} onChange={(chosen) => put({ view: chosen })} isRow />
          {maySeeAll ? (
            <RadioGroup label="Of" choices={scopes} value={of} onChange={(chosen) => put({ of: chosen })} isRow />
          ) : null}
          {may('access_hr') ? (
            <Select
              label="Department"
              choices={[everywhere, ...(departments.data ?? []).map(({ id, name }) => ({ value: id, label: name }))]}
              value={department ?? everywhere.value}
              onChange={(chosen) => put({ department: chosen === everywhere.value ? null : chosen })}
            />
          ) : null}
          <div className={css.moves}>
            <Button onPress={() => put({ day: movedBy(view, span, -1) })}>Earlier</Button>
            <Button onPress={() => put({ day: null })}>Today</Button>
            <Button onPress={() => put({ day: movedBy(view, span, 1) })}>Later</Button>
          </div>
        </div>
        <QueryView query={found} subject="Who is away" waiting={<SkeletonList rows={6} />}>
          {(calendar) => (
            <>
              <AwayTable calendar={calendar} span={span} today={today} />
              <AwayDays calendar={calendar} span={span} />
              <Legend calendar={calendar} />
            </>
          )}
        </QueryView>
      </Card>
    </Page>
  );
}

function Legend({ calendar: { people, more } }: { calendar: Calendar }) {
  return (
    <div className={css.legend}>
      <span>
        <span aria-hidden className={`${css.key} ${css.away.approved}`} /> Away
      </span>
      <span>
        <span aria-hidden className={`${css.key} ${css.away.pending}`} /> Waits for an answer
      </span>
      {people.length === 0 ? <span>Nobody is away.</span> : null}
      {more > 0 ? <span>{more} more are left out. Choose a department.</span> : null}
    </div>
  );
}
