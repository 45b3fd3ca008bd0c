import { membershipOf } from '../../domain/accounts/membership.ts';
import { problem } from '../../domain/shared/problem.ts';
import { businessDeletionMachine, type Deletion } from '../../machines/businesses/business-deletion/machine.ts';
import {
  type BusinessChange,
  type BusinessDetail,
  businessEditMachine,
} from '../../machines/businesses/business-edit/machine.ts';
import { type Archives, businessExportMachine } from '../../machines/businesses/business-export/machine.ts';
import {
  deleteWholeBusiness,
  getBusinessDetail,
  listExports,
  requestExport,
  restoreBusiness,
  updateBusiness,
  updateBusinessDuringOnboarding,
} from '../../services/operations/businesses.ts';
import type { Options } from '../../services/shared/client.ts';
import { queryOf } from '../../services/shared/query.ts';
import { type Core, perCore } from '../core.ts';
import { queryClientOf, readNow } from '../session/query-client.ts';
import { refreshPerson } from '../session/refresh-person.ts';
import { promiseActor } from './promise-actor.ts';

/** Works in the business from now on, once the session knows it. */
const enterRestoredBusiness =
  (core: Core) =>
  async ({ businessId }: { businessId: string }, options: Options): Promise<void> => {
    const user = await refreshPerson(core, options);
    if (membershipOf(user.business_user_memberships, businessId) === null) throw problem('missing');
    core.session.send({ type: 'business.enter', businessId, user });
  };

export const businessDeletionMachineOf = perCore((core) =>
  businessDeletionMachine.provide({
    actors: {
      deleteWholeBusiness: promiseActor(({ businessId, ...confirmation }: Deletion, options: Options) =>
        deleteWholeBusiness({ domain: businessId, ...confirmation }, options),
      ),
      restoreBusiness: promiseActor(({ businessId }: { businessId: string }, options: Options) =>
        restoreBusiness({ domain: businessId }, options),
      ),
      enterRestoredBusiness: promiseActor(enterRestoredBusiness(core)),
    },
  }),
);

export const liveBusinessExportMachine = businessExportMachine.provide({
  actors: {
    listExports: promiseActor(
      (input: { businessId: string }, options: Options): Promise<Archives> => listExports(input, options),
    ),
    requestExport: promiseActor(requestExport),
  },
});

type Save = (change: BusinessChange, options: Options) => Promise<BusinessDetail>;

/** A business that is not set up yet is changed by another call. */
const savingBy = (save: Save) => (core: Core) =>
  businessEditMachine.provide({
    actors: {
      saveBusiness: promiseActor(async (change: BusinessChange, options: Options) => {
        const saved = await save(change, options);
        queryClientOf(core).setQueryData(queryOf(getBusinessDetail, { businessId: change.businessId }).queryKey, saved);
        return saved;
      }),
      getBusinessDetail: promiseActor(({ businessId }: { businessId: string }) =>
        readNow(core, queryOf(getBusinessDetail, { businessId })),
      ),
    },
  });

export const businessEditMachineOf = perCore(savingBy(updateBusiness));
export const newBusinessEditMachineOf = perCore(
  savingBy(({ businessId, ...change }, options) =>
    updateBusinessDuringOnboarding({ domain: businessId, ...change }, options),
  ),
);
