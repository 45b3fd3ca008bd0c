import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../../openapi/generated/contract.ts';
import { hrPaths } from '../../../paths/hr.ts';
import { listBirthdays, listJobAnniversaries } from '../../../services/operations/hr.dashboard.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { QueryView } from '../../shared/queries/query-view.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { Avatar } from '../../ui/content/avatar.tsx';
import { Badge } from '../../ui/content/badge.tsx';
import { Card } from '../../ui/content/card.tsx';
import { showDate } from '../../ui/content/date.ts';
import { CardSkeleton } from '../../ui/content/layout.tsx';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import * as css from './occasions.css.ts';

type Occasion = components['schemas']['Occasion'];

/** The first few of them are shown. */
export const few = 6;

/** `21 Nov`: the year says nothing about a birthday. */
const dayAndMonth = (day: string) => showDate(day).slice(0, 6);
const yearsText = (years: number) => (years === 1 ? '1 year' : `${years} years`);

type OccasionCardProps = { title: string; what: 'birthdays' | 'anniversaries'; none: string };

/** Whose day it is, and whose it will be soon. */
export function OccasionCard({ title, what, none }: OccasionCardProps) {
  const { id: businessId } = useBusiness();
  const occasionsOf = (status: 'active' | 'upcoming') => {
    const asked = { businessId, status, page_size: few };
    return what === 'birthdays' ? queryOf(listBirthdays, asked) : queryOf(listJobAnniversaries, asked);
  };
  const today = useQuery(occasionsOf('active'));
  const soon = useQuery(occasionsOf('upcoming'));
  const first = today.data?.results ?? [];
  return (
    <Card title={title} note="today and in the next 30 days">
      <QueryView
        query={soon}
        subject={title}
        waiting={
          <CardSkeleton>
            <SkeletonText lines={4} />
          </CardSkeleton>
        }
      >
        {({ results, count }) => (
          <PeopleRows
            people={[...first, ...results]}
            today={new Set(first.map(({ id }) => id))}
            count={(today.data?.count ?? 0) + count}
            none={none}
            isYearless={what === 'birthdays'}
          />
        )}
      </QueryView>
    </Card>
  );
}

type PeopleRowsProps = {
  people: readonly Occasion[];
  /** Whose day it is. */
  today?: ReadonlySet<string>;
  count: number;
  none: string;
  isYearless?: boolean;
};

export function PeopleRows({ people, today = new Set(), count, none, isYearless = false }: PeopleRowsProps) {
  if (people.length === 0) return <p className={css.none}>{none}</p>;
  return (
    <>
      <RowList>
        {people.map(({ id, first_name, last_name, photo, job_title, department_name, date, years }) => {
          const name = `${first_name} ${last_name}`.trim();
          const when = isYearless ? dayAndMonth(date) : showDate(date);
          return (
            <ListRow
              key={id}
              media={<Avatar name={name} picture={photo} />}
              title={<Link href={hrPaths.employee(id)}>{name}</Link>}
              note={[job_title, department_name].filter(Boolean).join(' · ')}
            >
              {years === null ? null : <span>{yearsText(years)}</span>}
              {today.has(id) ? <Badge tone="good">Today</Badge> : <span className={css.when}>{when}</span>}
            </ListRow>
          );
        })}
      </RowList>
      {count > people.length ? (
        <p className={css.none}>{`And ${(count - people.length).toLocaleString('en-NG')} more.`}</p>
      ) : null}
    </>
  );
}
