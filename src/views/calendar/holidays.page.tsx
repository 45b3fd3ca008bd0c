import { type ComponentType, Suspense } from 'react';
import { useSearchParams } from 'wouter';
import {
  cancelHoliday,
  declareHoliday,
  deleteHoliday,
  listHolidays,
} from '../../services/operations/calendar.holidays.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { todayIn } from '../shared/business/today.ts';
import { QueryView } from '../shared/queries/query-view.tsx';
import { useMainQuery } from '../shared/queries/use-main-query.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { Button } from '../ui/actions/button.tsx';
import { Select } from '../ui/choices/select.tsx';
import { Card } from '../ui/content/card.tsx';
import { RowList } from '../ui/content/row-list.tsx';
import { EmptyState } from '../ui/feedback/feedback.tsx';
import { SkeletonList } from '../ui/feedback/skeleton.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { Page, PageHeader } from '../ui/navigation/page.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { useModal } from '../ui/overlays/use-modal.ts';
import { HolidayForm } from './holiday-form.tsx';
import { HolidayRow } from './holiday-row.tsx';
import type { Holiday } from './holiday-texts.ts';

type HolidaysPageProps = { Declaration: ComponentType<{ holiday: Holiday; onEnd: () => void }> };

/** The holidays of a year, for everybody; who manages time off decides about them. */
export function HolidaysPage({ Declaration }: HolidaysPageProps) {
  const { id: businessId, timeZone, may } = useBusiness();
  const [search, setSearch] = useSearchParams();
  const thisYear = Number(todayIn(timeZone).slice(0, 4));
  const year = Number(search.get('year') ?? thisYear) || thisYear;
  const query = useMainQuery(queryOf(listHolidays, { businessId, year }));
  const isManager = may('manage_time_off');
  const form = useModal('day-off');
  const years = [-1, 0, 1, 2].map((more) => String(thisYear + more));
  return (
    <Page>
      <PageHeader
        title="Public holidays"
        action={
          isManager ? (
            <Button look="primary" onPress={() => form.open()}>
              Add a day off
            </Button>
          ) : null
        }
      >
        Islamic holidays follow the moon: each is expected, one day earlier or later possible, until it is declared.
      </PageHeader>
      <Card
        title={`Holidays of ${year}`}
        action={
          <Select
            label="Year"
            choices={[...new Set([...years, String(year)])].toSorted().map((each) => ({ value: each, label: each }))}
            value={String(year)}
            onChange={(chosen) => setSearch(chosen === null ? {} : { year: chosen })}
          />
        }
      >
        <QueryView query={query} subject="The holidays" waiting={<SkeletonList rows={11} />}>
          {({ results }) => <Holidays holidays={results} isManager={isManager} Declaration={Declaration} form={form} />}
        </QueryView>
      </Card>
    </Page>
  );
}

type HolidaysProps = HolidaysPageProps & {
  holidays: readonly Holiday[];
  isManager: boolean;
  form: ReturnType<typeof useModal>;
};

function Holidays({ holidays, isManager, Declaration, form }: HolidaysProps) {
  const { id: businessId } = useBusiness();
  const [days, cancel, removal] = [useModal('holiday-days'), useModal('holiday-cancel'), useModal('holiday-removal')];
  const declare = useRequest({
    send: (options, { id, days: seen }: Holiday) =>
      declareHoliday({ businessId, id, seen: { days: seen }, days: seen }, options),
    onDone: ({ name }) => notify('good', `${name} is declared`),
    onFailed: (failed) => notify('bad', problemText(failed)),
  });
  const of = (id: string | null) => holidays.find((holiday) => holiday.id === id);
  const [moved, cancelled, removed] = [of(days.of), of(cancel.of), of(removal.of)];
  const edited = of(form.of);
  return (
    <>
      {holidays.length === 0 ? (
        <EmptyState icon="clock" title="No holidays in this year">
          {isManager ? 'Add the days off of your business.' : null}
        </EmptyState>
      ) : (
        <RowList label="Holidays">
          {holidays.map((holiday) => (
            <HolidayRow
              key={holiday.id}
              holiday={holiday}
              isBusy={declare.isPending && declare.input?.id === holiday.id}
              onAct={
                isManager
                  ? (act) => {
                      if (act === 'declare') declare.send(holiday);
                      else ({ days, cancel, edit: form, remove: removal })[act].open(holiday.id);
                    }
                  : undefined
              }
            />
          ))}
        </RowList>
      )}
      {isManager && form.isOpen && (form.of === null || edited) ? (
        <HolidayForm key={form.of} holiday={edited ?? null} onClose={form.close} />
      ) : null}
      <Suspense fallback={null}>
        {isManager && moved ? <Declaration holiday={moved} onEnd={days.close} /> : null}
      </Suspense>
      {isManager && cancelled ? <CancelHoliday holiday={cancelled} onClose={cancel.close} /> : null}
      {isManager && removed ? <RemoveHoliday holiday={removed} onClose={removal.close} /> : null}
    </>
  );
}

type DecisionProps = { holiday: Holiday; onClose: () => void };

function CancelHoliday({ holiday: { id, name }, onClose }: DecisionProps) {
  const { id: businessId } = useBusiness();
  const request = useRequest({
    send: (options) => cancelHoliday({ businessId, id }, options),
    onDone: () => {
      notify('good', `${name} is cancelled`);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={`Cancel ${name}?`}
      isOpen
      onClose={onClose}
      onConfirm={() => request.send()}
      isBusy={request.isPending}
      errorMessage={request.problem ? problemText(request.problem) : null}
      yes="Yes, cancel it"
      no="No, keep it"
    >
      Its days are working days again. Those who had them off are told.
    </ConfirmDialog>
  );
}

/** Deletes a day off of the business; of a holiday of the nation, only what was decided about it goes. */
function RemoveHoliday({ holiday: { id, name, is_own }, onClose }: DecisionProps) {
  const { id: businessId } = useBusiness();
  const request = useRequest({
    send: (options) => deleteHoliday({ businessId, id }, options),
    onDone: () => {
      notify('good', is_own ? `${name} is deleted` : `${name} is as the law has it`);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={is_own ? `Delete ${name}?` : `Take back what was decided about ${name}?`}
      isOpen
      onClose={onClose}
      onConfirm={() => request.send()}
      isBusy={request.isPending}
      errorMessage={request.problem ? problemText(request.problem) : null}
      yes={is_own ? 'Yes, delete it' : 'Yes, take it back'}
      no="No, keep it"
    >
      {is_own ? 'It is no day off then.' : 'What the law says holds again.'} Those who are concerned are told.
    </ConfirmDialog>
  );
}
