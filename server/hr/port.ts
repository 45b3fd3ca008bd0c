/**
 * All that other domains may ask of HR: time off, rota and payroll. Everything else in this folder is private to it. The names
 * and jobs of employees are in server/directory, for everybody.
 */
export { birthdaysIn } from './dashboard/birthdays.ts';
export { listAllDepartments } from './departments/store.ts';
export { papersOf } from './documents/store.ts';
export { employeeOf, memberOf, nameOf, reportsTo } from './employees/store.ts';
export { employmentPeriodsOf, listEmployedOn, managersOf } from './employment/store.ts';
export { answerFile } from './files/acts.ts';
export { dropFiles, fileInfo, findFile, takeUploads } from './files/store.ts';
export { notePayShown, payOf } from './pay/acts.ts';
export { listAllRegions } from './regions/store.ts';
export { listTeamIds } from './teams/store.ts';
