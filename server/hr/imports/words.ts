/** Departments and regions that an import of employees adds, and takes back when it is undone. */
import type { Words } from '../../platform/imports/words.ts';
import { addNamedDepartment, claimDepartment, deleteDepartment, hasFiles } from '../departments/store.ts';
import { addNamedRegion, deleteRegion } from '../regions/store.ts';

export const employeeWords = (now: () => Date): Words => ({
  add: (tx, { businessId }, { column, name }) =>
    column === 'region'
      ? addNamedRegion(tx, { businessId, name, now: now() })
      : addNamedDepartment(tx, businessId, name, now()),

  remove: async (tx, { businessId }, { column, id, name }) => {
    if (column === 'region') return deleteRegion(tx, { businessId, id, name });
    const department = await claimDepartment(tx, businessId, id);
    if (department === undefined) return true;
    // The files would stay, for nobody.
    if (department.name !== name || (await hasFiles(tx, businessId, id))) return false;
    await deleteDepartment(tx, businessId, id);
    return true;
  },
});
