import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { offerShiftLimits } from '../../../openapi/generated/limits/rota.swaps.ts';
import type { ShiftOfferRef, SwapChoices } from '../../machines/rota/shift-offer/machine.ts';
import { nameOf } from '../shared/people/people.ts';
import { problemText, refusalText } from '../shared/requests/problem-text.ts';
import { useProblem } from '../shared/requests/use-problem.ts';
import { Button } from '../ui/actions/button.tsx';
import { Select } from '../ui/choices/select.tsx';
import { Explanation, Note, Stack } from '../ui/content/layout.tsx';
import type { HourCycle } from '../ui/content/time.ts';
import { Notice } from '../ui/feedback/feedback.tsx';
import { SkeletonList } from '../ui/feedback/skeleton.tsx';
import { Form, textOf } from '../ui/fields/form.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';
import { Dialog, DialogBody, DialogFoot } from '../ui/overlays/dialog.tsx';
import { swapShiftText } from './swap-texts.ts';

type OfferProps = { offering: ShiftOfferRef; cycle: HourCycle };
const everybody = 'everybody';
const nothing = 'nothing';

/** Offers one's own shift to everybody or to a colleague, for one of theirs or for nothing. */
export function OfferDialog({ offering, cycle }: OfferProps) {
  const state = useSelector(offering, ({ value }) => value);
  const choices = useSelector(offering, ({ context }) => context.choices);
  const problem = useProblem(offering);
  const isBusy = state === 'offering';
  const isUnsent = state === 'unsent';
  const leave = () => offering.send({ type: isUnsent ? 'step.back' : 'offer.leave' });
  const [to, setTo] = useState(everybody);
  const [exchange, setExchange] = useState(nothing);
  return (
    <Dialog title="Offer this shift" isOpen onClose={leave} isBusy={isBusy} width="form">
      <Form
        aria-label="Offer this shift"
        errors={problem?.fields ?? {}}
        onSubmit={(values) =>
          offering.send({
            type: 'offer.send',
            offer: {
              to: to === everybody ? null : to,
              in_exchange: exchange === nothing ? null : exchange,
              note: textOf(values, 'note').trim() || null,
            },
          })
        }
      >
        <DialogBody>
          <div data-flow="shiftOffer" data-state={state}>
            <Stack>
              {state === 'looking' ? <SkeletonList rows={3} /> : null}
              {choices === null ? null : (
                <>
                  <Explanation>{`${swapShiftText(choices.shift, cycle)}. It stays yours until somebody takes it.`}</Explanation>
                  <OfferFields
                    choices={choices}
                    cycle={cycle}
                    to={to}
                    exchange={exchange}
                    onTo={(chosen) => {
                      setTo(chosen);
                      setExchange(nothing);
                    }}
                    onExchange={setExchange}
                  />
                </>
              )}
              {isUnsent ? (
                <Note>It is not known whether the shift is offered. Trying again never offers it twice.</Note>
              ) : null}
              {problem === null ? null : (
                <Notice tone="bad">{state === 'choosing' ? refusalText(problem) : problemText(problem)}</Notice>
              )}
            </Stack>
          </div>
        </DialogBody>
        <DialogFoot>
          <Button onPress={leave} isDisabled={isBusy}>
            {isUnsent ? 'Back' : 'Keep the shift'}
          </Button>
          {state === 'unread' || isUnsent ? (
            <Button look="primary" onPress={() => offering.send({ type: isUnsent ? 'offer.retry' : 'choices.retry' })}>
              Try again
            </Button>
          ) : (
            <Button type="submit" look="primary" isBusy={isBusy} isDisabled={state === 'looking'}>
              Offer the shift
            </Button>
          )}
        </DialogFoot>
      </Form>
    </Dialog>
  );
}

type FieldsProps = {
  choices: SwapChoices;
  cycle: HourCycle;
  to: string;
  exchange: string;
  onTo: (chosen: string) => void;
  onExchange: (chosen: string) => void;
};
function OfferFields({ choices: { colleagues }, cycle, to, exchange, onTo, onExchange }: FieldsProps) {
  const able = colleagues.filter(({ can_take: canTake, shifts }) => canTake || shifts.length > 0);
  const theirs = able.find(({ employee }) => employee.id === to)?.shifts ?? [];
  return (
    <>
      <Select
        label="To"
        choices={[
          { value: everybody, label: 'Everybody who can take it' },
          ...able.map(({ employee }) => ({ value: employee.id, label: nameOf(employee) })),
        ]}
        value={to}
        onChange={(chosen) => onTo(chosen ?? everybody)}
        hint="Who is away or works at that time is not in the list."
      />
      {theirs.length > 0 ? (
        <Select
          label="For"
          choices={[
            { value: nothing, label: 'Nothing' },
            ...theirs.map((shift) => ({ value: shift.id, label: swapShiftText(shift, cycle) })),
          ]}
          value={exchange}
          onChange={(chosen) => onExchange(chosen ?? nothing)}
        />
      ) : null}
      <TextArea label="Note" name="note" rows={2} isOptional {...offerShiftLimits.note} />
    </>
  );
}
