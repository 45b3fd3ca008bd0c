import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { paperTypeLabels, paperTypes } from '../../../openapi/generated/lists/fleet.papers.ts';
import { emptyRenewal, leadTimes, type RenewalFields } from '../../domain/fleet/renewal-form.ts';
import { hasGeneralProblem } from '../shared/entry-problem.ts';
import { problemText } from '../shared/problem-text.ts';
import { useIdempotencyKey } from '../shared/use-idempotency-key.ts';
import { useProblem } from '../shared/use-problem.ts';
import { Button } from '../ui/actions/button.tsx';
import { Select } from '../ui/choices/select.tsx';
import { FieldPair, Stack } from '../ui/content/layout.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { DateField } from '../ui/fields/date-field.tsx';
import { TextField } from '../ui/fields/field.tsx';
import { Form } from '../ui/fields/form.tsx';
import { MoneyField } from '../ui/fields/money-field.tsx';
import { NumberField } from '../ui/fields/number-field.tsx';
import { Dialog, DialogBody, DialogFoot } from '../ui/overlays/dialog.tsx';
import { RenewalFiles } from './renewal-files.tsx';
import type { RenewalRef, Renewed } from './renewed.ts';

const texts = {
  paper: {
    title: 'Renew statutory document',
    flow: 'statutoryRenewal',
    name: 'Title',
    date: 'Issue Date',
    due: 'Expiry Date',
  },
  service: {
    ...{ title: 'Renew Maintenance', flow: 'serviceRenewal', name: 'Description' },
    ...{ date: 'Service Date', due: 'Next Due Date' },
  },
} as const;

type RenewalDialogProps = { renewal: RenewalRef; renewed: Renewed };

/** Renews a statutory document or a service; its files leave while the form is filled in. */
export function RenewalDialog({ renewal, renewed: { kind, fields: known } }: RenewalDialogProps) {
  const state = useSelector(renewal, ({ value }) => value);
  const problem = useProblem(renewal);
  const [fields, setFields] = useState<RenewalFields>({ ...emptyRenewal, ...known });
  const { keyOf } = useIdempotencyKey();
  /** What was changed since it was sent: a message about it goes then. */
  const [changed, setChanged] = useState<readonly string[]>([]);
  const type = (next: Partial<RenewalFields>) => {
    setFields((before) => ({ ...before, ...next }));
    setChanged((before) => [...before, ...Object.keys(next)]);
  };
  const errorOf = (field: keyof RenewalFields) =>
    changed.includes(field) ? null : (problem?.fields[field]?.[0] ?? null);
  const leave = () => renewal.send({ type: 'form.leave' });
  const words = texts[kind];
  const isRenewing = state === 'renewing';
  return (
    <Dialog title={words.title} isOpen onClose={leave} isBusy={isRenewing || state === 'removing'}>
      <Form
        aria-label={words.title}
        onSubmit={() => {
          setChanged([]);
          const { attachments } = renewal.getSnapshot().context;
          const idempotencyKey = keyOf([fields, attachments.map(({ id }) => id)]);
          renewal.send({ type: 'renewal.submit', fields, idempotencyKey });
        }}
      >
        <DialogBody>
          <div data-flow={words.flow} data-state={state}>
            <Stack>
              {kind === 'paper' ? (
                <Select
                  label="Document type"
                  name="type"
                  choices={paperTypes.map((value) => ({ value, label: paperTypeLabels[value] }))}
                  value={paperTypes.find((each) => each === fields.type) ?? null}
                  errorMessage={errorOf('type')}
                  onChange={(next) => type({ type: next ?? '' })}
                />
              ) : null}
              <TextField
                label={words.name}
                name="title"
                maxLength={200}
                value={fields.title}
                errorMessage={errorOf('title')}
                onChange={(title) => type({ title })}
              />
              <FieldPair>
                <DateField
                  label={words.date}
                  name="date"
                  isOptional={kind === 'paper'}
                  value={fields.date || null}
                  errorMessage={errorOf('date')}
                  onChange={(date) => type({ date: date ?? '' })}
                />
                <DateField
                  label={words.due}
                  name="due_date"
                  isOptional={kind === 'service'}
                  value={fields.due_date || null}
                  errorMessage={errorOf('due_date')}
                  onChange={(date) => type({ due_date: date ?? '' })}
                />
              </FieldPair>
              <FieldPair>
                <NumberField
                  label="Mileage"
                  name="mileage"
                  isOptional
                  unit="km"
                  max={10_000_000}
                  value={fields.mileage === '' ? null : Number(fields.mileage)}
                  errorMessage={errorOf('mileage')}
                  onChange={(km) => type({ mileage: km === null ? '' : String(km) })}
                />
                <Select
                  label="Set Reminder"
                  name="reminder_days"
                  isOptional
                  emptyLabel="No reminder"
                  choices={Object.entries(leadTimes).map(([value, label]) => ({ value, label: `${label} before` }))}
                  value={fields.reminder_days || null}
                  errorMessage={errorOf('reminder_days')}
                  onChange={(days) => type({ reminder_days: days ?? '' })}
                />
              </FieldPair>
              {kind === 'service' ? (
                <MoneyField
                  label="Cost"
                  name="cost"
                  isOptional
                  isWhole
                  value={fields.cost === '' ? null : Number(fields.cost) * 100}
                  errorMessage={errorOf('cost')}
                  onChange={(kobo) => type({ cost: kobo === null ? '' : String(Math.floor(kobo / 100)) })}
                />
              ) : null}
              <RenewalFiles renewal={renewal} state={state} problem={problem} />
              {problem && state === 'editing' && hasGeneralProblem(problem) ? (
                <Notice tone="bad">{problemText(problem)}</Notice>
              ) : null}
            </Stack>
          </div>
        </DialogBody>
        <DialogFoot note={state === 'uploading' ? 'The file is on its way.' : null}>
          <Button onPress={leave} isDisabled={isRenewing}>
            Cancel
          </Button>
          <Button type="submit" look="primary" isBusy={isRenewing} isDisabled={state !== 'editing' && !isRenewing}>
            Renew
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
