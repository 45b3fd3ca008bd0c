/** The departments of a business. */
import type { Handlers } from '../../platform/contract.ts';
import { pageOf } from '../../platform/pages.ts';
import type { Platform } from '../../platform/platform.ts';
import * as store from './store.ts';

export const departmentsHandlers = (_platform: Platform): Pick<Handlers, 'listDepartments'> => ({
  listDepartments: async ({ tx, businessId, query }) => {
    const { page = 1, page_size: pageSize = 20, search = '', ordering = 'name' } = query;
    const paging = { page, pageSize };
    const { departments, count } = await store.listDepartments(tx, businessId, { search, ordering, ...paging });
    const asked = { search, ordering: ordering === 'name' ? '' : ordering };
    return pageOf(departments, count, `/api/c/${businessId}/departments/`, paging, asked);
  },
});
