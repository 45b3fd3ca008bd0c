import type { AssignmentOrder, assignmentMachine } from '../../machines/shared/assignment/machine.ts';
import { todayIn } from '../../views/shared/business/today.ts';
import type { AssignmentProps } from '../../views/shared/people/assignment-part.ts';
import { notify } from '../../views/ui/feedback/toast.tsx';
import type { Flow } from '../page.tsx';
import { ofBusiness } from './assets.ts';
import { keyedActor } from './keyed-actor.ts';

type Options = { signal: AbortSignal; idempotencyKey: string };

/** @param done what a toast says when somebody got something */
export const assignmentFlowOf = (
  bulkAssign: (order: AssignmentOrder, options: Options) => Promise<{ count: number }>,
  done: string,
): Flow<typeof assignmentMachine, AssignmentProps> => ({
  load: async () => (await import('../../machines/shared/assignment/machine.ts')).assignmentMachine,
  provide: (machine, _core) => machine.provide({ actors: { bulkAssign: keyedActor(bulkAssign) } }),
  input: ({ things, timeZone }, core) => ({ businessId: ofBusiness(core), things, today: todayIn(timeZone) }),
  onDone: ({ end, count }, _, { onEnd }) => {
    if (end === 'assigned') notify('good', count === 0 ? 'They had it already' : done);
    onEnd(end === 'assigned');
  },
});
