/** The details of a business, their changes by the owner, and the end of the set-up. Every change is audited. */
import type { Answer, Handlers } from '../../platform/contract.ts';
import { refuse } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { rescheduleReminders } from '../../platform/reminders/reminders.ts';
import { type Asking, findOwned, note } from '../access.ts';
import { type BusinessChange, checkChange, difference } from './rules.ts';
import * as store from './store.ts';

type BusinessOperation = 'getBusinessDetail' | 'updateBusiness' | 'updateBusinessDuringOnboarding' | 'setUpBusiness';

export const businessHandlers = ({ clock, db }: Platform): Pick<Handlers, BusinessOperation> => {
  const change = async (asking: Asking, body: BusinessChange): Promise<Answer<'updateBusiness'>> => {
    const { tx, businessId } = asking;
    const { facts, problems } = checkChange(body);
    if (problems !== null) throw refuse.fields(problems);
    const before = await store.claimBusiness(tx, businessId);
    if (before === undefined) throw refuse.missing();
    if (before.version !== body.version) {
      throw refuse.conflict('Somebody else has changed the business in the meantime.', 'changed_meanwhile');
    }
    const changed = difference(before, facts);
    if (changed === null) return before;
    await store.storeFacts(tx, businessId, facts);
    if (facts.time_zone !== before.time_zone) await rescheduleReminders(tx, businessId);
    await note(asking, clock.now(), 'business.changed', `Changed the ${changed} of the business`);
    return { ...before, ...facts, version: before.version + 1 };
  };

  return {
    getBusinessDetail: async ({ tx, businessId, isOwner }) => {
      const business = await store.readBusiness(tx, businessId);
      if (business === undefined) throw refuse.missing();
      return isOwner ? business : { ...business, phone_number: '' };
    },

    updateBusiness: (call) => change(call, call.body),

    updateBusinessDuringOnboarding: async ({
      tx,
      userId,
      address,
      body: { domain, point_of_contact: source, ...body },
    }) => {
      const { businessId, standing } = await findOwned(tx, userId, domain, clock.now());
      if (standing !== 'open') throw refuse.missing();
      await db.enter(tx, { userId, businessId });
      if (await store.isReadOnly(tx, businessId, clock.now())) throw refuse.readOnly();
      const business = await store.claimBusiness(tx, businessId);
      if (business?.is_set_up) throw refuse.conflict('The set-up of this business is finished.', 'set_up');
      const changed = await change({ tx, businessId, userId, address }, body);
      if (source !== undefined) await store.storeSource(tx, businessId, source);
      return changed;
    },

    setUpBusiness: async (call) => {
      if (await store.markSetUp(call.tx, call.businessId, clock.now())) {
        await note(call, clock.now(), 'business.setUp', 'Finished the set-up of the business');
      }
      return undefined;
    },
  };
};
