/** The departments of a business. */
import type { Handlers } from '../../platform/contract.ts';
import { pageOf } from '../../platform/lists.ts';
import type { Platform } from '../../platform/platform.ts';
import * as store from './store.ts';

export const departmentsHandlers = (_platform: Platform): Pick<Handlers, 'listDepartments'> => ({
  listDepartments: async (call) =>
    pageOf(call, await store.listDepartments(call.tx, call.businessId, call.query), (department) => department),
});
