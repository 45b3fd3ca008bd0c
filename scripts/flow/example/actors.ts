import { navigate } from 'wouter/use-browser-location';
import { keyedActor } from '../../../src/app/actors/keyed-actor.ts';
import type { Flow } from '../../../src/app/page.tsx';
import { selectBusinessId } from '../../../src/machines/accounts/session/selectors.ts';
import { shellPaths } from '../../../src/paths/shell.ts';
import { createDepartment } from '../../../src/services/operations/hr.ts';
import { notify } from '../../../src/views/ui/feedback/toast.tsx';
import type { departmentAdditionMachine } from './machine.ts';

export const departmentAdditionFlow: Flow<typeof departmentAdditionMachine> = {
  load: async () => (await import('./machine.ts')).departmentAdditionMachine,
  provide: (machine) => machine.provide({ actors: { createDepartment: keyedActor(createDepartment) } }),
  input: (_, { session }) => ({ businessId: selectBusinessId(session.getSnapshot()) ?? '' }),
  onDone: ({ end, name }) => {
    if (end === 'added') notify('good', `${name} was added`);
    navigate(shellPaths.dashboard());
  },
};
