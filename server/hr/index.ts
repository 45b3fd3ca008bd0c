/** HR: who works for a business, and how it is organised. */
import type { Domain } from '../plug/domain.ts';
import type { Employees } from '../plug/services.ts';
import { departments } from './departments/defaults.ts';
import { departmentsHandlers } from './departments/handlers.ts';
import { addDefaultDepartments, countDepartments } from './departments/store.ts';
import { demoHr } from './employees/demo.ts';
import { employeesHandlers } from './employees/handlers.ts';
import { employMember } from './employees/members.ts';
import { regionsHandlers } from './regions/handlers.ts';
import { firstRegionName } from './regions/rules.ts';
import { addDefaultRegion, countRegions } from './regions/store.ts';

export const employeesService: Employees = { employ: employMember };

export const hr = {
  handlers: (platform) => ({
    ...departmentsHandlers(platform),
    ...employeesHandlers(platform),
    ...regionsHandlers(platform),
  }),
  begin: async (tx, { businessId, userId, input, now }) => {
    await addDefaultDepartments(tx, businessId, departments, now);
    await addDefaultRegion(tx, { businessId, ...input, name: firstRegionName(input), now });
    await employMember(tx, { businessId, userId, now });
  },
  demo: demoHr,
  counts: { departments: countDepartments, regions: countRegions },
  activities: {
    'employee.added': {
      audience: 'access_hr',
      sentence: ({ actor, subject }) => `${actor} added ${subject} as an employee`,
    },
    'employee.changed': {
      audience: 'access_hr',
      sentence: ({ actor, subject }) => `${actor} changed the record of ${subject}`,
    },
  },
} satisfies Domain;
