/** The publication of a week. */
import { askingOf } from '../../platform/asking.ts';
import type { Handlers } from '../../platform/contract.ts';
import type { Platform } from '../../platform/platform.ts';
import { assertWeek } from '../shifts/rules.ts';
import { previewPublication, publishWeek, withdrawWeek } from './acts.ts';

type PublicationOperation = 'previewShiftPublication' | 'publishShifts' | 'withdrawShifts';

export const publicationHandlers = ({ clock }: Platform): Pick<Handlers, PublicationOperation> => ({
  previewShiftPublication: async (call) =>
    previewPublication(call, { ...assertWeek(call.query), location: call.query.location ?? null }),

  publishShifts: async (call) => {
    const { location = null, version } = call.body;
    return publishWeek(askingOf(call, clock.now()), { ...assertWeek(call.body), location }, version);
  },

  withdrawShifts: async (call) =>
    withdrawWeek(askingOf(call, clock.now()), { ...assertWeek(call.body), location: call.body.location ?? null }),
});
