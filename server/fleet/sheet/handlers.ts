/** The sheet of a vehicle: which papers it needs, and how each of them stands. */
import { note } from '../../assets/port.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { readyPapers } from './catalogue.ts';
import { knowSheet } from './knowing.ts';
import { lineOf, sheetOf } from './rules.ts';
import * as store from './store.ts';

type SheetOperation = 'getVehiclePaperSheet' | 'setVehiclePaperNeed';
type Call = Pick<BusinessCall<'getVehiclePaperSheet'>, 'tx' | 'businessId' | 'params'>;

export const sheetHandlers = ({ clock }: Platform): Pick<Handlers, SheetOperation> => {
  const know = ({ tx, businessId, params }: Call) => knowSheet({ tx, businessId, now: clock.now() }, params.id);

  return {
    getVehiclePaperSheet: async (call) => ({ results: sheetOf(readyPapers, (await know(call)).known) }),

    setVehiclePaperNeed: async (call) => {
      const { tx, businessId, params, body } = call;
      const ready = readyPapers.find(({ type }) => type === params.type);
      if (ready === undefined) throw refuse.missing();
      const before = await know(call);
      const line = lineOf(ready, before.known);
      if (line.is_needed === body.is_needed) return line;
      await store.setNeed(tx, businessId, { vehicle: params.id, paper: ready.type, isNeeded: body.is_needed });
      const text = `Marked its ${ready.name} as ${body.is_needed ? 'needed' : 'not needed'}`;
      await note({ ...call, now: clock.now() }, before.vehicle, 'vehicle.paperNeedSet', text);
      return lineOf(ready, (await know(call)).known);
    },
  };
};
