import type { benefitAssignmentMachine } from '../../machines/hr/benefit-assignment/machine.ts';
import { bulkAssignBenefits } from '../../services/operations/hr.benefits.ts';
import type { BenefitAssignmentProps } from '../../views/hr/benefits/benefit-assignment-part.ts';
import { todayIn } from '../../views/shared/business/today.ts';
import { notify } from '../../views/ui/feedback/toast.tsx';
import type { Flow } from '../page.tsx';
import { ofBusiness } from './assets.ts';
import { keyedActor } from './keyed-actor.ts';

export const benefitAssignmentFlow: Flow<typeof benefitAssignmentMachine, BenefitAssignmentProps> = {
  load: async () => (await import('../../machines/hr/benefit-assignment/machine.ts')).benefitAssignmentMachine,
  provide: (machine, _core) => machine.provide({ actors: { bulkAssignBenefits: keyedActor(bulkAssignBenefits) } }),
  input: ({ benefits, timeZone }, core) => ({ businessId: ofBusiness(core), benefits, today: todayIn(timeZone) }),
  onDone: ({ end, count }, _, { onEnd }) => {
    if (end === 'assigned') notify('good', count === 0 ? 'They had it already' : 'Benefit given');
    onEnd(end === 'assigned');
  },
};
