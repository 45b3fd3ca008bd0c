import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { firstSettings } from '../../../rules/rota/settings.ts';
import { hoursText } from '../../../rules/rota/times.ts';
import type { Week } from '../../../rules/rota/week.ts';
import { rotaPaths } from '../../paths/rota.ts';
import { getShiftConfig, getShiftWeek } from '../../services/operations/rota.shifts.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { QueryView } from '../shared/queries/query-view.tsx';
import { useMainQuery } from '../shared/queries/use-main-query.ts';
import { Button } from '../ui/actions/button.tsx';
import { Link } from '../ui/actions/link.tsx';
import { Status } from '../ui/content/badge.tsx';
import { Card } from '../ui/content/card.tsx';
import type { HourCycle } from '../ui/content/time.ts';
import { SkeletonList } from '../ui/feedback/skeleton.tsx';
import { useStable } from '../ui/foundations/use-stable.ts';
import { Page, PageHeader } from '../ui/navigation/page.tsx';
import { useModal } from '../ui/overlays/use-modal.ts';
import * as css from './rota.css.ts';
import type { OpenShift } from './shift-dialog.tsx';
import type { TakingPart } from './swaps.page.tsx';
import { useShiftMove } from './use-shift-move.ts';
import { useShownWeek } from './use-shown-week.ts';
import { WeekLists } from './week-lists.tsx';
import { narrowed, OnlyNote } from './week-only.tsx';
import { type Acts, WeekTable } from './week-table.tsx';
import { aboutShift, dayName, longDay, type Shift, type ShownWeek, shortDay, timesText } from './week-texts.ts';

const Filters = lazy(async () => ({ default: (await import('./week-filters.tsx')).WeekFilters }));
const CopyDialog = lazy(async () => ({ default: (await import('./copy-dialog.tsx')).CopyDialog }));
const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));
const ShiftDialog = lazy(async () => ({ default: (await import('./shift-dialog.tsx')).ShiftDialog }));
const WeekChoice = lazy(async () => ({ default: (await import('./week-choice.tsx')).WeekChoice }));

type WeekPart = ComponentType<{
  week: { year: number; week_number: number; location: string | null };
  cycle: HourCycle;
  onEnd: () => void;
}>;
type WeekParts = {
  Publication: WeekPart;
  Filling: WeekPart;
  Offer: ComponentType<{ shift: string; cycle: HourCycle; onEnd: () => void }>;
  Taking: TakingPart;
};

/** Who works when in a week: people by days, and on a phone the own week and one day. */
export function WeekPage({ Publication, Filling, Offer, Taking }: WeekParts) {
  const { id: businessId, may } = useBusiness();
  const shown = useShownWeek();
  const { week, location, department, only } = shown;
  const { year, week: week_number } = week;
  const asked = {
    businessId,
    year,
    week_number,
    ...(location === null ? {} : { location }),
    ...(department === null ? {} : { department }),
    // The number of the home that leads here is of what is published.
    ...(only === 'today' ? { is_published: true } : {}),
  };
  const found = useMainQuery({ ...queryOf(getShiftWeek, asked), placeholderData: keepPreviousData });
  const config = useQuery(queryOf(getShiftConfig, { businessId }));
  const cycle = (config.data ?? firstSettings).time_format;
  const [open, setOpen] = useState<OpenShift | null>(null);
  const copying = useModal('copy');
  const choosing = useModal('week');
  const publishing = useModal('publish');
  const filling = useModal('fill');
  const sharing = useModal('share');
  const offering = useModal('offer');
  const taking = useModal('take');
  const onAdd = useCallback((employee: string | null, date: string) => setOpen({ employee, date }), []);
  const onOpen = useCallback((shift: Shift) => setOpen({ shift }), []);
  const onMove = useStable(useShiftMove(cycle, setOpen));
  const acts = useMemo<Acts | null>(
    () => (may('plan_rota') && only !== 'today' ? { onAdd, onOpen, onMove } : null),
    [may, only, onAdd, onOpen, onMove],
  );
  return (
    <Page>
      <PageHeader
        title="Shift rota"
        action={
          <>
            <Button onPress={() => sharing.open()} aria-haspopup="dialog">
              Share
            </Button>
            {acts === null ? null : (
              <>
                <Button onPress={() => copying.open()} aria-haspopup="dialog">
                  Copy a week
                </Button>
                {(found.data?.open.length ?? 0) > 0 ? (
                  <Button onPress={() => filling.open()} aria-haspopup="dialog">
                    Fill the week
                  </Button>
                ) : null}
                <Button look="primary" onPress={() => publishing.open()} aria-haspopup="dialog">
                  Publish week
                </Button>
              </>
            )}
          </>
        }
      />
      <Card title={titleOf(week, found.data)} note={found.data ? <Published week={found.data} /> : null}>
        <Bar week={found.data} shown={shown} onChoose={() => choosing.open()} />
        <QueryView query={found} subject="The rota" waiting={<SkeletonList rows={6} />}>
          {(whole) => {
            const data = narrowed(whole, only, shown.today);
            const day = dayIn(data, shown.day ?? shown.today);
            const swapping = swappingOf(data.self, shown.today, { offering, taking });
            return (
              <>
                {only === null ? null : <OnlyNote only={only} week={data} everything={shown.everything} />}
                <WeekTable week={data} today={shown.today} cycle={cycle} acts={acts} swapping={swapping} />
                <WeekLists
                  week={data}
                  day={day}
                  cycle={cycle}
                  acts={acts}
                  swapping={swapping}
                  onDay={(chosen) => shown.put({ day: chosen })}
                />
                <Foot week={data} />
                <Suspense fallback={null}>
                  {open === null ? null : (
                    <ShiftDialog
                      key={'shift' in open ? open.shift.id : `${open.employee} ${open.date}`}
                      open={open}
                      cycle={cycle}
                      location={location}
                      week={data}
                      onClose={() => setOpen(null)}
                    />
                  )}
                </Suspense>
              </>
            );
          }}
        </QueryView>
      </Card>
      {publishing.isOpen && acts !== null ? (
        <Publication week={{ year, week_number, location }} cycle={cycle} onEnd={publishing.close} />
      ) : null}
      {filling.isOpen && acts !== null ? (
        <Filling week={{ year, week_number, location }} cycle={cycle} onEnd={filling.close} />
      ) : null}
      {offering.of === null ? null : <Offer shift={offering.of} cycle={cycle} onEnd={offering.close} />}
      {taking.of === null ? null : (
        <Taking
          shift={{ kind: 'open', id: taking.of }}
          about={aboutOpen(found.data, taking.of, cycle)}
          onEnd={taking.close}
        />
      )}
      <Suspense fallback={null}>
        {copying.isOpen ? <CopyDialog week={week} location={location} isOpen onClose={copying.close} /> : null}
        {sharing.isOpen ? <ShareDialog onClose={sharing.close} /> : null}
        {choosing.isOpen ? (
          <WeekChoice shown={week} isOpen onClose={choosing.close} onChoose={(chosen) => shown.show(chosen)} />
        ) : null}
      </Suspense>
    </Page>
  );
}

type Opening = { open: (of: string) => void };
const swappingOf = (
  self: string | null,
  today: string,
  { offering, taking }: Record<'offering' | 'taking', Opening>,
) =>
  self === null
    ? null
    : {
        self,
        today,
        onOffer: ({ id }: Shift) => offering.open(id),
        onTake: ({ id }: Shift) => taking.open(id),
      };

function aboutOpen(week: ShownWeek | undefined, id: string, cycle: HourCycle): string | null {
  const shift = week?.open.find((one) => one.id === id);
  return shift === undefined ? null : `${longDay(shift.date)}, ${timesText(shift, cycle)}, ${aboutShift(shift)}.`;
}

const dayIn = ({ start_date: first, end_date: last }: ShownWeek, day: string) =>
  day >= first && day <= last ? day : first;
const titleOf = ({ year, week }: Week, data: ShownWeek | undefined) => {
  const span =
    data?.week_number === week && data.year === year
      ? `: ${shortDay(data.start_date)} to ${dayName(data.end_date)}`
      : '';
  return `Week ${week}${span}`;
};

function Published({ week: { published, unpublished, may_plan } }: { week: ShownWeek }) {
  if (!published) return <Status tone="neutral">Not published</Status>;
  if (unpublished > 0 && may_plan) return <Status tone="warning">{`${unpublished} not published`}</Status>;
  return <Status tone="good">Published</Status>;
}

type BarProps = { week: ShownWeek | undefined; shown: ReturnType<typeof useShownWeek>; onChoose: () => void };
function Bar({ week, shown, onChoose }: BarProps) {
  const { move, show } = shown;
  const hasFilters = week !== undefined && (week.locations.length > 1 || week.departments.length > 1);
  return (
    <div className={css.bar}>
      {hasFilters ? (
        <div className={css.filters}>
          {/* Lists to choose from weigh more than the week itself. */}
          <Suspense fallback={null}>
            <Filters week={week} shown={shown} />
          </Suspense>
        </div>
      ) : null}
      <div className={css.moves}>
        <Button onPress={() => move(-1)}>Earlier</Button>
        <Button onPress={onChoose} aria-haspopup="dialog">
          Choose a week
        </Button>
        <Button onPress={() => show(null)}>This week</Button>
        <Button onPress={() => move(1)}>Later</Button>
      </div>
    </div>
  );
}

function Foot({ week: { employees, open, more, may_plan } }: { week: ShownWeek }) {
  const shifts = employees.flatMap((person) => person.shifts);
  const minutes = shifts.reduce((sum, shift) => sum + shift.minutes, 0);
  return (
    <p className={css.foot}>
      <span>{`${shifts.length} ${shifts.length === 1 ? 'shift' : 'shifts'}, ${hoursText(minutes)}`}</span>
      {open.length > 0 ? <span>{`${open.length} open`}</span> : null}
      {more > 0 ? <span>{`${more} more people are left out. Choose a department.`}</span> : null}
      {may_plan ? <Link href={rotaPaths.rules()}>Rules and hours</Link> : null}
    </p>
  );
}
