/** Somebody who looks after the fleet decides that a vehicle may be driven again, and says why. */
import { note } from '../../assets/port.ts';
import { namesOf } from '../../directory/directory.ts';
import { askingOf } from '../../platform/asking.ts';
import type { Handlers } from '../../platform/contract.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { claimVehicle } from '../vehicles/claim.ts';
import * as store from './store.ts';

export const stopsHandlers = ({ clock }: Platform): Pick<Handlers, 'liftVehicleStop'> => ({
  liftVehicleStop: async (call) => {
    const { tx, businessId, userId, params, body } = call;
    const asking = askingOf(call, clock.now());
    const vehicle = await claimVehicle(asking, params.id);
    const stop = await store.findStop(tx, businessId, vehicle.id, params.stopId);
    if (stop === undefined) throw refuse.missing();
    if (stop.lifted_by !== null) {
      const name = (await namesOf(tx, [stop.lifted_by])).get(stop.lifted_by) ?? 'Somebody';
      throw refuse.conflict(`${name} has let it be driven already: “${stop.note}”.`, 'lifted');
    }
    if (stop.items.some((item) => !body.items.includes(item)))
      throw refuse.conflict('A check has found more meanwhile. Read it before you decide.', 'more_found');
    const why = body.note.trim();
    if (why === '') throw refuse.fields({ note: ['Say why it may be driven again.'] });
    await store.liftStop(tx, businessId, stop.id, { by: userId, note: why, now: asking.now });
    await note(asking, vehicle, 'vehicle.stopLifted', `Let it be driven again: “${why}”`);
    return undefined;
  },
});
