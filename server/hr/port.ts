/**
 * All that other domains may ask of HR: time off, rota and payroll. Everything else in this folder is private to it. The names
 * and jobs of employees are in server/directory, for everybody.
 */
export { listAllDepartments } from './departments/store.ts';
export { employeeOf, memberOf, reportsTo } from './employees/store.ts';
export { listEmployedOn, managersOf } from './employment/store.ts';
export { notePayShown, payOf } from './pay/acts.ts';
export { listAllRegions } from './regions/store.ts';
