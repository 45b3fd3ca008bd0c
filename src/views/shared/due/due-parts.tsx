import type { ReactNode } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { fleetPaths } from '../../../paths/fleet.ts';
import { hrPaths } from '../../../paths/hr.ts';
import { Link } from '../../ui/actions/link.tsx';
import { showDate } from '../../ui/content/date.ts';
import { ListRow, RowActs } from '../../ui/content/row-list.tsx';
import { Truncate } from '../../ui/content/truncate.tsx';
import { type Business, useBusiness } from '../business/business.ts';
import { DaysLeft } from './days-left.tsx';

export type Due = components['schemas']['Due'];

/** Where the reader may deal with it. */
export function hrefOf({ kind, subject }: Due, may: Business['may']): string {
  if (kind === 'timeoff_document') return hrPaths.timeOffOf(subject.id);
  if (subject.kind === 'employee')
    return kind === 'employee_document' ? hrPaths.documentsOf(subject.id) : hrPaths.employee(subject.id);
  if (subject.kind === 'asset' || !may('access_vehicles')) return assetsPaths.asset(subject.id);
  return fleetPaths.vehicle(subject.id, kind === 'service' || kind === 'plan' ? 'services' : 'papers');
}

export const ofSubject = ({ subject }: Due): string => [subject.name, subject.number].filter(Boolean).join(', ');

type DueRowProps = {
  due: Due;
  /** Of what it is said elsewhere on the screen. */
  isOfOne?: boolean;
  /** So many characters of its title are shown. */
  length?: number;
  /** What can be done with it. */
  children?: ReactNode;
};

/** What is due, leading to where it is dealt with, with how long there is left. */
export function DueRow({ due, isOfOne = false, length, children }: DueRowProps) {
  const { may } = useBusiness();
  return (
    <ListRow
      title={
        <Link href={hrefOf(due, may)}>
          {length === undefined ? due.title : <Truncate text={due.title} length={length} />}
        </Link>
      }
      note={[isOfOne ? null : ofSubject(due), due.due_date && showDate(due.due_date)].filter(Boolean).join(' · ')}
    >
      <RowActs>
        <DaysLeft days={due.days_left} />
        {children}
      </RowActs>
    </ListRow>
  );
}
