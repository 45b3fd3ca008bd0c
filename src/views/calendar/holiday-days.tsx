import { useId, useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { Button } from '../ui/actions/button.tsx';
import { CheckBox } from '../ui/choices/check-box.tsx';
import { Actions, Stack } from '../ui/content/layout.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { DateField } from '../ui/fields/date-field.tsx';

type HolidayDay = components['schemas']['HolidayDay'];
type Row = { key: string; day: string | null; is_half: boolean };

/** As the contract allows. */
const mostDays = 10;

/** The days of a holiday as they are typed, with those that are filled in as `days`. */
export function useHolidayDays(first: readonly HolidayDay[]) {
  const prefix = useId();
  const [rows, setRows] = useState<readonly Row[]>(() =>
    (first.length === 0 ? [{ day: null, is_half: false }] : first).map((row, at) => ({
      ...row,
      key: `${prefix}${at}`,
    })),
  );
  const [added, setAdded] = useState(0);
  return {
    rows,
    days: rows.flatMap(({ day, is_half }): HolidayDay[] => (day === null ? [] : [{ day, is_half }])),
    change: (key: string, change: Partial<Row>) =>
      setRows((all) => all.map((row) => (row.key === key ? { ...row, ...change } : row))),
    remove: (key: string) => setRows((all) => all.filter((row) => row.key !== key)),
    add: () => {
      setAdded(added + 1);
      setRows((all) => [...all, { key: `${prefix}+${added}`, day: null, is_half: false }]);
    },
  };
}

type HolidayDaysProps = {
  days: ReturnType<typeof useHolidayDays>;
  /** Why the days are refused. */
  errorMessage?: string | undefined;
};

/** Each day of a holiday, whole or half. */
export function HolidayDays({ days: { rows, change, remove, add }, errorMessage }: HolidayDaysProps) {
  const isOne = rows.length === 1;
  return (
    <Stack>
      {rows.map(({ key, day, is_half }, at) => (
        <Stack key={key}>
          <DateField
            label={isOne ? 'Day' : `Day ${at + 1}`}
            value={day}
            onChange={(chosen) => change(key, { day: chosen })}
            isRequired
            min="1980-01-01"
            max="2099-12-31"
          />
          <Actions>
            <CheckBox
              label={isOne ? 'Half a day' : `Half of day ${at + 1}`}
              isSelected={is_half}
              onChange={(chosen) => change(key, { is_half: chosen })}
            />
            {isOne ? null : (
              <Button look="ghost" onPress={() => remove(key)}>
                {`Remove day ${at + 1}`}
              </Button>
            )}
          </Actions>
        </Stack>
      ))}
      {errorMessage ? <Notice tone="bad">{errorMessage}</Notice> : null}
      {rows.length < mostDays ? (
        <Actions>
          <Button onPress={add}>Add a day</Button>
        </Actions>
      ) : null}
    </Stack>
  );
}
