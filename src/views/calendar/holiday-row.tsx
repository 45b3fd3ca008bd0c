import { holidayStatusLabels } from '../../../openapi/generated/lists/calendar.holidays.ts';
import { daysText } from '../../../rules/calendar/words.ts';
import { Button } from '../ui/actions/button.tsx';
import { RowMenu } from '../ui/actions/menu.tsx';
import type { MenuEntry } from '../ui/actions/menu-list.tsx';
import { Status } from '../ui/content/badge.tsx';
import { ListRow, RowActs } from '../ui/content/row-list.tsx';
import { type Holiday, scopeText, statusTones } from './holiday-texts.ts';

type HolidayAct = 'declare' | 'days' | 'cancel' | 'edit' | 'remove';

/** What can be done with a holiday besides declaring it on its days. */
function actsOf({ status, is_own, is_changed }: Holiday): MenuEntry[] {
  const days = { id: 'days', label: status === 'declared' ? 'Move to other days' : 'Declare on other days' };
  return [
    ...(is_own ? [{ id: 'edit', label: 'Edit' }] : [days]),
    ...(status === 'cancelled' ? [] : [{ id: 'cancel', label: 'Cancel it', isDestructive: true }]),
    ...(is_own ? [{ id: 'remove', label: 'Delete', isDestructive: true }] : []),
    ...(is_changed && !is_own ? [{ id: 'remove', label: 'Take back what was decided' }] : []),
  ];
}

type HolidayRowProps = {
  holiday: Holiday;
  /** Undefined for those who only look. */
  onAct?: ((act: HolidayAct) => void) | undefined;
  isBusy: boolean;
};

export function HolidayRow({ holiday, onAct, isBusy }: HolidayRowProps) {
  const { name, status, days, asks } = holiday;
  const asked = asks ? 'The day has come. Was it declared?' : null;
  return (
    <ListRow title={name} note={[daysText(days), scopeText(holiday), asked].filter(Boolean).join(' · ')}>
      <RowActs>
        <Status tone={statusTones[status]}>{holidayStatusLabels[status]}</Status>
        {onAct && status !== 'declared' ? (
          <Button onPress={() => onAct('declare')} isBusy={isBusy} aria-label={`Declare ${name}`}>
            {status === 'expected' ? 'Declared!' : 'Declare again'}
          </Button>
        ) : null}
        {onAct ? <RowMenu name={name} entries={actsOf(holiday)} onAct={(act) => onAct(act as HolidayAct)} /> : null}
      </RowActs>
    </ListRow>
  );
}
