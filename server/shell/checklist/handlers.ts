/** What a new business does first; each domain tells of its own steps (`firstSteps` of its plug). */
import { firstSteps as stepNames } from '../../../openapi/generated/lists/shell.ts';
import type { Handlers } from '../../platform/contract.ts';
import type { Platform } from '../../platform/platform.ts';
import { isFor } from '../../platform/security/audience.ts';
import type { Services } from '../../plug/services.ts';
import { dismiss, isDismissed } from './store.ts';

export const checklistHandlers = (
  { clock }: Platform,
  { firstSteps }: Pick<Services, 'firstSteps'>,
): Pick<Handlers, 'getChecklist' | 'dismissChecklist'> => ({
  getChecklist: async ({ tx, businessId, userId, ...reader }) => {
    const own = stepNames.flatMap((step) => {
      const found = firstSteps[step];
      return found && isFor(found.audience, reader) ? [{ step, isDone: found.isDone }] : [];
    });
    const [is_dismissed, steps] = await Promise.all([
      isDismissed(tx, { businessId, userId }),
      Promise.all(own.map(async ({ step, isDone }) => ({ step, is_done: await isDone(tx, businessId) }))),
    ]);
    return { is_dismissed, steps };
  },

  dismissChecklist: async ({ tx, businessId, userId }) => {
    await dismiss(tx, { businessId, userId }, clock.now());
    return undefined;
  },
});
