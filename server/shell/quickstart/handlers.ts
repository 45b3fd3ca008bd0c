/** The counts that the dashboard shows of a business; each domain counts its own (`counts` of its plug). */
import type { Handlers } from '../../platform/contract.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Services } from '../../plug/services.ts';

export const quickstartHandlers = (
  { clock }: Platform,
  { countsOf }: Pick<Services, 'countsOf'>,
): Pick<Handlers, 'getQuickstart'> => ({
  getQuickstart: ({ tx, businessId }) => countsOf(tx, businessId, clock.now()),
});
