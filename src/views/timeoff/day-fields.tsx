import { daysLater } from '../../../rules/calendar/days.ts';
import type { RequestDays } from '../../domain/timeoff/request-draft.ts';
import { useBusiness } from '../shared/business/business.ts';
import { todayIn } from '../shared/business/today.ts';
import { Button } from '../ui/actions/button.tsx';
import { CheckBox } from '../ui/choices/check-box.tsx';
import { Actions, FieldPair, Stack } from '../ui/content/layout.tsx';
import { DateField } from '../ui/fields/date-field.tsx';

export type Days = Omit<RequestDays, 'policy'>;
type DayFieldsProps = { days: Days; onChange: (changed: Partial<Days>) => void };

/** The days to ask for, today and tomorrow with one press. */
export function DayFields({ days, onChange }: DayFieldsProps) {
  const { timeZone } = useBusiness();
  const today = todayIn(timeZone);
  const choose = (day: string) => onChange({ first_day: day, last_day: day });
  return (
    <Stack>
      <Actions>
        <Button onPress={() => choose(today)}>Today</Button>
        <Button onPress={() => choose(daysLater(today, 1))}>Tomorrow</Button>
      </Actions>
      <StretchFields days={days} onChange={onChange} />
    </Stack>
  );
}

type StretchFieldsProps = DayFieldsProps & {
  /** The days inside which both are. */
  min?: string;
  max?: string;
};

/** The first and the last day, of which each may be half a day. */
export function StretchFields({ days, onChange, min, max }: StretchFieldsProps) {
  const { first_day: first, last_day: last, from_noon: fromNoon, until_noon: untilNoon } = days;
  const inside = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  return (
    <FieldPair>
      <Stack>
        <DateField
          label="First day"
          name="first_day"
          value={first}
          onChange={(day) => onChange({ first_day: day })}
          isRequired
          {...inside}
        />
        <CheckBox
          label="From noon"
          name="from_noon"
          isSelected={fromNoon}
          onChange={(isTicked) => onChange({ from_noon: isTicked })}
        />
      </Stack>
      <Stack>
        <DateField
          label="Last day"
          name="last_day"
          value={last}
          onChange={(day) => onChange({ last_day: day })}
          isRequired
          {...inside}
        />
        <CheckBox
          label="Until noon"
          name="until_noon"
          isSelected={untilNoon}
          onChange={(isTicked) => onChange({ until_noon: isTicked })}
        />
      </Stack>
    </FieldPair>
  );
}
