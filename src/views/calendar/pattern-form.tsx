import { useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { createWorkPatternLimits } from '../../../openapi/generated/limits/calendar.patterns.ts';
import { standardWeek } from '../../../rules/calendar/working-days.ts';
import { createWorkPattern, updateWorkPattern } from '../../services/operations/calendar.patterns.ts';
import { useBusiness } from '../shared/business/business.ts';
import { FormDialog } from '../shared/requests/form-dialog.tsx';
import { useRequest } from '../shared/requests/use-request.ts';
import { useSeen } from '../shared/requests/use-seen.ts';
import { FieldPair } from '../ui/content/layout.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { TextField } from '../ui/fields/field.tsx';
import { textOf } from '../ui/fields/form.tsx';
import { NumberField } from '../ui/fields/number-field.tsx';
import { dayName } from './cycle-texts.ts';

type Schemas = components['schemas'];
type PatternFormProps = { pattern: Schemas['WorkPattern'] | null; onClose: () => void };

const mostDays = 28;
const hours = (minutes: number) => Number((minutes / 60).toFixed(2));

/** A work pattern: its name, and the hours of each day. */
export function PatternForm({ onClose, ...given }: PatternFormProps) {
  const { id: businessId } = useBusiness();
  const pattern = useSeen(given.pattern);
  const [cycle, setCycle] = useState<readonly number[]>(pattern?.cycle ?? standardWeek);
  const request = useRequest({
    send: ({ signal, idempotencyKey }, body: Schemas['NewWorkPattern']) =>
      pattern === null
        ? createWorkPattern({ businessId, idempotencyKey, ...body }, { signal })
        : updateWorkPattern({ businessId, idempotencyKey, id: pattern.id, seen: pattern, ...body }, { signal }),
    onDone: ({ name }) => {
      notify('good', pattern === null ? `${name} is added` : `${name} is changed`);
      onClose();
    },
  });
  const isFixed = pattern?.is_assigned ?? false;
  const setDays = (days: number | null) => {
    if (days !== null && days >= 1 && days <= mostDays)
      setCycle((before) => Array.from({ length: days }, (_, at) => before[at] ?? 0));
  };
  return (
    <FormDialog
      title={pattern === null ? 'Add a work pattern' : 'Edit the work pattern'}
      label="Work pattern"
      isOpen
      onClose={onClose}
      request={request}
      submit="Save"
      onSubmit={(values) => request.send({ name: textOf(values, 'name'), cycle: [...cycle] })}
    >
      <TextField label="Name" name="name" defaultValue={pattern?.name ?? ''} {...createWorkPatternLimits.name} />
      {isFixed ? (
        <Notice tone="info">
          People were assigned it, so its hours stay. Add another pattern, and assign that from a day on.
        </Notice>
      ) : (
        <>
          <NumberField
            label="Days until it repeats"
            defaultValue={cycle.length}
            onChange={setDays}
            min={1}
            max={mostDays}
            isRequired
            hint="7 for a week, which begins on a Monday. Others begin on the day from which they hold."
          />
          {pairsOf(cycle).map((pair) => (
            <FieldPair key={pair[0]}>
              {pair.map((at) => (
                <NumberField
                  key={`${at} of ${cycle.length}`}
                  label={dayName(at, cycle.length)}
                  defaultValue={hours(cycle[at] ?? 0)}
                  onChange={(typed) =>
                    setCycle((before) => before.map((each, day) => (day === at ? Math.round((typed ?? 0) * 60) : each)))
                  }
                  min={0}
                  max={24}
                  decimals={2}
                  unit="hours"
                  isRequired
                />
              ))}
            </FieldPair>
          ))}
          {request.errors.cycle ? <Notice tone="bad">{request.errors.cycle[0]}</Notice> : null}
        </>
      )}
    </FormDialog>
  );
}

/** The places of the days, two beside each other. */
const pairsOf = (cycle: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(cycle.length / 2) }, (_, at) =>
    [2 * at, 2 * at + 1].filter((place) => place < cycle.length),
  );
