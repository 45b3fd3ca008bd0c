import { businessDeletionMachine, type Deletion } from '../../machines/businesses/business-deletion/machine.ts';
import { deleteWholeBusiness, restoreBusiness } from '../../services/businesses.ts';
import type { Options } from '../../services/shared/client.ts';
import { promiseActor } from './promise-actor.ts';

export const liveBusinessDeletionMachine = businessDeletionMachine.provide({
  actors: {
    deleteWholeBusiness: promiseActor((input: Deletion, options: Options) => deleteWholeBusiness(input, options)),
    restoreBusiness: promiseActor((input: { businessId: string }, options: Options) => restoreBusiness(input, options)),
  },
});
