/** The sheet of a vehicle: which papers it needs, and how each of them stands. */
import { note } from '../../assets/port.ts';
import { todayIn } from '../../directory/business-day.ts';
import { findLicence } from '../../due/port.ts';
import type { BusinessCall, Handlers } from '../../platform/contract.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { allPapersOf } from '../papers/presenting.ts';
import { findVehicle } from '../vehicles/claim.ts';
import { readyPapers } from './catalogue.ts';
import { lineOf, sheetOf } from './rules.ts';
import * as store from './store.ts';

type SheetOperation = 'getVehiclePaperSheet' | 'setVehiclePaperNeed';
type Call = Pick<BusinessCall<'getVehiclePaperSheet'>, 'tx' | 'businessId' | 'params'>;

export const sheetHandlers = ({ clock }: Platform): Pick<Handlers, SheetOperation> => {
  const know = async ({ tx, businessId, params }: Call) => {
    const now = clock.now();
    const vehicle = await findVehicle({ tx, businessId, now }, params.id);
    const { assignee } = vehicle;
    const known = {
      today: await todayIn(tx, businessId, now),
      driver: assignee && {
        name: `${assignee.first_name} ${assignee.last_name}`.trim(),
        licence: await findLicence(tx, businessId, assignee.id),
      },
      kind: vehicle.vehicle_type,
      model: vehicle.vehicle_model,
      papers: await allPapersOf({ tx, businessId, now }, vehicle.id),
      needs: await store.listNeeds(tx, businessId, vehicle.id),
    };
    return { vehicle, known };
  };

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
