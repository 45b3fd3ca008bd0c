/** The services behind the flows of the rota. */
import { selectBusinessId } from '../../machines/accounts/session/selectors.ts';
import type { PublishedWeek, weekPublicationMachine } from '../../machines/rota/week-publication/machine.ts';
import { previewShiftPublication, publishShifts, withdrawShifts } from '../../services/operations/rota.shifts.ts';
import { notify } from '../../views/ui/feedback/toast.tsx';
import type { Flow } from '../page.tsx';
import { keyedActor } from './keyed-actor.ts';
import { promiseActor } from './promise-actor.ts';

export type PublicationProps = { week: Omit<PublishedWeek, 'businessId'>; onEnd: () => void };

const toldText = (told: number) =>
  told === 0 ? 'Nobody had to be told' : `${told} ${told === 1 ? 'person was' : 'people were'} told`;

export const weekPublicationFlow: Flow<typeof weekPublicationMachine, PublicationProps> = {
  load: async () => (await import('../../machines/rota/week-publication/machine.ts')).weekPublicationMachine,
  provide: (machine) =>
    machine.provide({
      actors: {
        previewPublication: promiseActor(({ location, ...week }: PublishedWeek, options) =>
          previewShiftPublication({ ...week, ...(location === null ? {} : { location }) }, options),
        ),
        publishWeek: keyedActor(publishShifts),
        withdrawWeek: keyedActor(withdrawShifts),
      },
    }),
  input: ({ week }, { session }) => ({ businessId: selectBusinessId(session.getSnapshot()) ?? '', ...week }),
  onDone: ({ end, told }, _core, { onEnd }) => {
    if (end !== 'left') notify('good', `The week is ${end}. ${toldText(told)}`);
    onEnd();
  },
};
