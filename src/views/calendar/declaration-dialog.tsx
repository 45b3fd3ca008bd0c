import { useSelector } from '@xstate/react';
import type { HolidayDeclarationRef } from '../../machines/calendar/holiday-declaration/machine.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useProblem } from '../shared/requests/use-problem.ts';
import { Button } from '../ui/actions/button.tsx';
import { Stack } from '../ui/content/layout.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { Form } from '../ui/fields/form.tsx';
import { Dialog, DialogBody, DialogFoot } from '../ui/overlays/dialog.tsx';
import { HolidayDays, useHolidayDays } from './holiday-days.tsx';

/** Declares a holiday on the days that were announced. */
export function DeclarationDialog({ declaration }: { declaration: HolidayDeclarationRef }) {
  const state = useSelector(declaration, ({ value }) => value);
  const { name, days: given } = useSelector(declaration, ({ context }) => context.holiday);
  const problem = useProblem(declaration);
  const days = useHolidayDays(given);
  const isUnsent = state === 'unsent';
  const isBusy = state === 'declaring';
  const leave = () => declaration.send({ type: isUnsent ? 'step.back' : 'declaration.leave' });
  const refused = problem?.fields.days?.[0];
  const general = problem !== null && refused === undefined ? problemText(problem) : null;
  return (
    <Dialog title={`Declare ${name}`} isOpen onClose={leave} isBusy={isBusy} width="form">
      <Form aria-label={`Declare ${name}`} onSubmit={() => declaration.send({ type: 'days.submit', days: days.days })}>
        <DialogBody>
          <div data-flow="holidayDeclaration" data-state={state}>
            <Stack>
              {general ? <Notice tone="bad">{general}</Notice> : null}
              {isUnsent ? null : <HolidayDays days={days} errorMessage={refused} />}
            </Stack>
          </div>
        </DialogBody>
        <DialogFoot>
          <Button onPress={leave} isDisabled={isBusy}>
            {isUnsent ? 'Back' : 'Cancel'}
          </Button>
          {isUnsent ? (
            <Button look="primary" onPress={() => declaration.send({ type: 'days.retry' })}>
              Try again
            </Button>
          ) : (
            <Button type="submit" look="primary" isBusy={isBusy}>
              Declare
            </Button>
          )}
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
