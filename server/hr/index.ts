/** HR: who works for a business, and how it is organised. */

import { usersOf } from '../directory/employees.ts';
import { rememberBy } from '../platform/database/remembered.ts';
import type { Platform } from '../platform/platform.ts';
import type { Domain } from '../plug/domain.ts';
import type { Employees, Regions } from '../plug/services.ts';
import { banksHandlers } from './banks/handlers.ts';
import { benefitsHandlers } from './benefits/handlers.ts';
import { companyFilesHandlers } from './company-files/handlers.ts';
import { myFilesHandlers } from './company-files/my-files.ts';
import { contactsHandlers } from './contacts/handlers.ts';
import { dashboardHandlers } from './dashboard/handlers.ts';
import { departments } from './departments/defaults.ts';
import { departmentsHandlers } from './departments/handlers.ts';
import { addDefaultDepartments, countDepartments } from './departments/store.ts';
import { documentRequestsHandlers } from './document-requests/handlers.ts';
import { myRequestsHandlers } from './document-requests/my-requests.ts';
import { aboutEmployee } from './documents/acts.ts';
import { demoFiles } from './documents/demo.ts';
import { documentsHandlers } from './documents/handlers.ts';
import { demoHr } from './employees/demo.ts';
import { employeesHandlers } from './employees/handlers.ts';
import { employMember } from './employees/members.ts';

export { isAmong } from './employees/oneself.ts';

import { sampleHr } from './employees/sample.ts';
import { plannedEndsJob } from './employment/background-jobs.ts';
import { employmentHandlers } from './employment/handlers.ts';
import { exportsHandlers } from './exports/handlers.ts';
import { leftUploadsJob } from './files/background-jobs.ts';
import { filesHandlers } from './files/handlers.ts';
import { listStored } from './files/store.ts';
import { importsHandlers } from './imports/handlers.ts';
import { importedEmployees } from './imports/list.ts';
import { jobsHandlers } from './jobs/handlers.ts';
import { mailingJob } from './mailings/mailings.ts';
import { leftOnboardingsJob } from './onboardings/background-jobs.ts';
import { demoOnboardings } from './onboardings/demo.ts';
import { onboardingFormHandlers } from './onboardings/form.ts';
import { onboardingsHandlers } from './onboardings/handlers.ts';
import { accountChangesJob } from './pay/background-jobs.ts';
import { payHandlers } from './pay/handlers.ts';
import { sealNumbersJob } from './pay/sealing-job.ts';
import { photosHandlers } from './photos/handlers.ts';
import { demoProfileChanges } from './profile-changes/demo.ts';
import { profileChangesHandlers } from './profile-changes/handlers.ts';
import { myProfileHandlers } from './profile-changes/mine.ts';
import { regionsHandlers } from './regions/handlers.ts';
import { firstRegionName } from './regions/rules.ts';
import { addDefaultRegion, addNamedRegion, countRegions, deleteRegion } from './regions/store.ts';
import { reportsHandlers } from './reports/handlers.ts';
import { readVersion } from './reports/store.ts';
import { demoSettings } from './settings/demo.ts';
import { settingsHandlers } from './settings/handlers.ts';
import { setupHandlers } from './setup/handlers.ts';
import { subsidiariesHandlers } from './subsidiaries/handlers.ts';
import { teamsHandlers } from './teams/handlers.ts';

export const employeesService: Employees = { employ: employMember };
export const regionsService: Regions = { add: addNamedRegion, remove: deleteRegion };

function peopleHandlers(platform: Platform) {
  const remembered = rememberBy(readVersion);
  return {
    ...employeesHandlers(platform, remembered),
    ...dashboardHandlers(platform, remembered),
    ...reportsHandlers(platform, remembered),
  };
}

export const hr = {
  handlers: (platform, services) => ({
    ...banksHandlers(platform),
    ...benefitsHandlers(platform),
    ...companyFilesHandlers(platform),
    ...myFilesHandlers(platform),
    ...contactsHandlers(platform),
    ...documentsHandlers(platform),
    ...documentRequestsHandlers(platform),
    ...myRequestsHandlers(platform),
    ...filesHandlers(platform),
    ...departmentsHandlers(platform),
    ...peopleHandlers(platform),
    ...employmentHandlers(platform, services),
    ...exportsHandlers(platform),
    ...importsHandlers(platform),
    ...jobsHandlers(platform),
    ...onboardingFormHandlers(platform),
    ...onboardingsHandlers(platform),
    ...payHandlers(platform),
    ...photosHandlers(platform),
    ...profileChangesHandlers(platform),
    ...myProfileHandlers(platform),
    ...regionsHandlers(platform),
    ...settingsHandlers(platform),
    ...setupHandlers,
    ...subsidiariesHandlers(platform),
    ...teamsHandlers(platform, services),
  }),
  begin: async (tx, { businessId, userId, input, now }) => {
    await addDefaultDepartments(tx, businessId, departments, now);
    await addDefaultRegion(tx, { businessId, ...input, name: firstRegionName(input), now });
    await employMember(tx, { businessId, userId, now });
  },
  sample: sampleHr,
  demo: async (stage) => {
    await demoHr(stage);
    await demoFiles(stage);
    await demoOnboardings(stage);
    await demoProfileChanges(stage);
    await demoSettings(stage);
  },
  jobs: (platform, services) => [
    accountChangesJob(platform),
    leftOnboardingsJob(platform),
    leftUploadsJob(platform),
    mailingJob(platform),
    plannedEndsJob(platform, services),
    sealNumbersJob(platform),
  ],
  end: listStored,
  imports: { employees: importedEmployees },
  holders: { [aboutEmployee]: (tx, businessId, ids) => usersOf(tx, businessId, ids) },
  counts: { departments: countDepartments, regions: countRegions },
  activities: {
    'benefit.assigned': { audience: 'access_hr' },
    'benefit.unassigned': { audience: 'access_hr' },
    'employee.added': {
      audience: 'access_hr',
      sentence: ({ actor, subject }) => `${actor} added ${subject} as an employee`,
    },
    'employee.changed': {
      audience: 'access_hr',
      sentence: ({ actor, subject }) => `${actor} changed the record of ${subject}`,
    },
    'employee.documentChanged': {
      audience: 'edit_people',
      sentence: ({ actor, subject }) => `${actor} changed the documents of ${subject}`,
    },
    'employee.changedByImport': {
      audience: 'access_hr',
      sentence: ({ actor, subject }) => `${actor} changed the record of ${subject} by a file`,
    },
    'employee.changedBack': {
      audience: 'access_hr',
      sentence: ({ actor, subject }) => `${actor} changed the record of ${subject} back`,
    },
    'employee.noticeGiven': {
      audience: 'access_hr',
      sentence: ({ actor, subject }) => `${actor} planned the end of the employment of ${subject}`,
    },
    'employee.terminated': {
      audience: 'access_hr',
      sentence: ({ actor, subject }) => `${actor} ended the employment of ${subject}`,
    },
    'employee.reinstated': {
      audience: 'access_hr',
      sentence: ({ actor, subject }) => `${actor} restored the employment of ${subject}`,
    },
    'profileChange.asked': {
      audience: 'edit_people',
      sentence: ({ subject }) => `${subject} asked to change their profile`,
    },
    'profileChange.decided': {
      audience: 'edit_people',
      sentence: ({ actor, subject }) => `${actor} reviewed what ${subject} asked to change`,
    },
    'onboarding.started': {
      audience: 'access_hr',
      sentence: ({ actor, subject }) => `${actor} started the onboarding of ${subject}`,
    },
    'onboarding.submitted': {
      audience: 'access_hr',
      sentence: ({ subject }) => `${subject} filled in their onboarding`,
    },
    'onboarding.approved': {
      audience: 'access_hr',
      sentence: ({ actor, subject }) => `${actor} approved the onboarding of ${subject}`,
    },
  },
} satisfies Domain;
