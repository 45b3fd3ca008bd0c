/** The services behind the flows of holidays. */
import { selectBusinessId } from '../../machines/accounts/session/selectors.ts';
import type { Holiday, holidayDeclarationMachine } from '../../machines/calendar/holiday-declaration/machine.ts';
import { declareHoliday } from '../../services/operations/calendar.holidays.ts';
import { notify } from '../../views/ui/feedback/toast.tsx';
import type { Flow } from '../page.tsx';
import { keyedActor } from './keyed-actor.ts';

export type DeclarationProps = { holiday: Holiday; onEnd: () => void };

export const holidayDeclarationFlow: Flow<typeof holidayDeclarationMachine, DeclarationProps> = {
  load: async () => (await import('../../machines/calendar/holiday-declaration/machine.ts')).holidayDeclarationMachine,
  provide: (machine) => machine.provide({ actors: { declareHoliday: keyedActor(declareHoliday) } }),
  input: ({ holiday }, { session }) => ({ businessId: selectBusinessId(session.getSnapshot()) ?? '', holiday }),
  onDone: ({ end, name }, _core, { onEnd }) => {
    if (end === 'declared') notify('good', `${name} is declared`);
    onEnd();
  },
};
