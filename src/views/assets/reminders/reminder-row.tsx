import type { ReactNode } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { dueText } from '../../../domain/shared/reminder.ts';
import { Link } from '../../ui/actions/link.tsx';
import { Status } from '../../ui/content/badge.tsx';
import { formatDate } from '../../ui/content/date.ts';
import { ListRow, RowActs } from '../../ui/content/row-list.tsx';
import { Truncate } from '../../ui/content/truncate.tsx';

export type Reminder = components['schemas']['Reminder'];
type ReminderRowProps = {
  reminder: Reminder;
  /** So many characters of the text are shown. */
  length: number;
  /** What can be done with it. */
  children?: ReactNode;
};

export const textOf = ({ title, asset }: Reminder): string => title ?? asset.name;

/** What is due, leading to it, with how long there is left. */
export function ReminderRow({ reminder, length, children }: ReminderRowProps) {
  const { asset, link, due_date, days_left, holder } = reminder;
  const left = days_left ?? 0;
  return (
    <ListRow
      title={
        <Link href={link ?? '/assets'}>
          <Truncate text={textOf(reminder)} length={length} />
        </Link>
      }
      note={`${asset.number}${due_date === null ? '' : ` · ${formatDate(due_date, 'UTC')}`}${holder === null ? '' : ` · ${holder.name}`}`}
    >
      <RowActs>
        <Status tone={left < 0 ? 'bad' : 'warning'}>{dueText(left)}</Status>
        {children}
      </RowActs>
    </ListRow>
  );
}
