/** A business requires the second step of its members, or no longer. `authorise` of the accounts refuses those without. */
import { listMembersWithoutSecondStep, lockBusiness } from '../../directory/directory.ts';
import type { Handlers } from '../../platform/contract.ts';
import type { Tx } from '../../platform/database/database.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { note } from '../access.ts';
import { requirementMail } from './mails.ts';
import { requiresSecondStep, storeRequirement } from './store.ts';

type SecondStepOperation = 'getSecondStepRequirement' | 'setSecondStepRequirement';

const words = { true: 'Required the second step of every member', false: 'No longer requires the second step' };

export const secondStepHandlers = ({ clock, config, mail }: Platform): Pick<Handlers, SecondStepOperation> => {
  const answer = async (tx: Tx, businessId: string) => {
    const [is_required, without] = await Promise.all([
      requiresSecondStep(tx, businessId),
      listMembersWithoutSecondStep(tx, businessId),
    ]);
    return { is_required, members_without: without.length };
  };

  return {
    getSecondStepRequirement: ({ tx, businessId }) => answer(tx, businessId),

    setSecondStepRequirement: async (call) => {
      const { tx, businessId, userId, body } = call;
      const business = await lockBusiness(tx, businessId);
      if (business === undefined) throw refuse.missing();
      const without = await listMembersWithoutSecondStep(tx, businessId);
      if (body.is_required && without.some(({ id }) => id === userId)) {
        throw refuse.conflict('Turn on your own second step first.', 'second_step_off');
      }
      if (!(await storeRequirement(tx, businessId, body.is_required))) return answer(tx, businessId);
      await note(call, clock.now(), 'business.secondStepChanged', words[`${body.is_required}`]);
      if (body.is_required) {
        const about = { business: business.name, publicUrl: config.publicUrl };
        await Promise.all(without.map(({ email: to }) => mail.send(tx, requirementMail({ to, ...about }))));
      }
      return { is_required: body.is_required, members_without: without.length };
    },
  };
};
