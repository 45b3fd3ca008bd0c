/** The services behind the flow that fills a week of the rota. */
import { selectBusinessId } from '../../machines/accounts/session/selectors.ts';
import type { FilledWeek, weekFillingMachine } from '../../machines/rota/week-filling/machine.ts';
import { fillShifts, proposeShiftFilling } from '../../services/operations/rota.filling.ts';
import { notify } from '../../views/ui/feedback/toast.tsx';
import type { Flow } from '../page.tsx';
import { keyedActor } from './keyed-actor.ts';
import { promiseActor } from './promise-actor.ts';

type FillingProps = { week: Omit<FilledWeek, 'businessId'>; onEnd: () => void };

export const weekFillingFlow: Flow<typeof weekFillingMachine, FillingProps> = {
  load: async () => (await import('../../machines/rota/week-filling/machine.ts')).weekFillingMachine,
  provide: (machine) =>
    machine.provide({
      actors: {
        proposeFilling: promiseActor(({ location, ...week }: FilledWeek, options) =>
          proposeShiftFilling({ ...week, ...(location === null ? {} : { location }) }, options),
        ),
        fillWeek: keyedActor(fillShifts),
      },
    }),
  input: ({ week }, { session }) => ({ businessId: selectBusinessId(session.getSnapshot()) ?? '', ...week }),
  onDone: ({ end, filled }, _core, { onEnd }) => {
    if (end === 'filled') notify('good', `${filled} ${filled === 1 ? 'shift is' : 'shifts are'} filled`);
    onEnd();
  },
};
