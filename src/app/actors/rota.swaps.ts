/** The services behind the flows that let shifts change hands. */
import { selectBusinessId } from '../../machines/accounts/session/selectors.ts';
import type { OwnShift, ShiftOffer, shiftOfferMachine } from '../../machines/rota/shift-offer/machine.ts';
import type { shiftTakingMachine, TakenShift } from '../../machines/rota/shift-taking/machine.ts';
import { acceptShiftSwap, claimShift, getSwapChoices, offerShift } from '../../services/operations/rota.swaps.ts';
import { notify } from '../../views/ui/feedback/toast.tsx';
import type { Flow } from '../page.tsx';
import { keyedActor } from './keyed-actor.ts';
import { promiseActor } from './promise-actor.ts';

type OfferProps = { shift: string; onEnd: () => void };

export const shiftOfferFlow: Flow<typeof shiftOfferMachine, OfferProps> = {
  load: async () => (await import('../../machines/rota/shift-offer/machine.ts')).shiftOfferMachine,
  provide: (machine) =>
    machine.provide({
      actors: {
        readChoices: promiseActor(({ businessId, shift: id }: OwnShift, options) =>
          getSwapChoices({ businessId, id }, options),
        ),
        offerShift: keyedActor(async (offer: OwnShift & ShiftOffer, options) => {
          await offerShift(offer, options);
          return null;
        }),
      },
    }),
  input: ({ shift }, { session }) => ({ businessId: selectBusinessId(session.getSnapshot()) ?? '', shift }),
  onDone: ({ end }, _core, { onEnd }) => {
    if (end === 'offered') notify('good', 'The shift is offered. It stays yours until somebody takes it');
    onEnd();
  },
};

type TakingProps = { shift: Omit<TakenShift, 'businessId'>; onEnd: () => void };

export const shiftTakingFlow: Flow<typeof shiftTakingMachine, TakingProps> = {
  load: async () => (await import('../../machines/rota/shift-taking/machine.ts')).shiftTakingMachine,
  provide: (machine) =>
    machine.provide({
      actors: {
        takeShift: keyedActor(async ({ businessId, kind, id }: TakenShift, options) => {
          const take = kind === 'open' ? claimShift : acceptShiftSwap;
          const { status } = await take({ businessId, id }, options);
          return { status };
        }),
      },
    }),
  input: ({ shift }, { session }) => ({
    businessId: selectBusinessId(session.getSnapshot()) ?? '',
    kind: shift.kind,
    id: shift.id,
  }),
  onDone: ({ end, isWaiting }, _core, { onEnd }) => {
    if (end === 'taken')
      notify('good', isWaiting ? 'You asked for the shift. It waits for approval' : 'The shift is yours');
    onEnd();
  },
};
