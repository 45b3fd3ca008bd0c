/** Time off: its policies, who has which, and what they have left. */
import type { Domain } from '../plug/domain.ts';
import { endedLinksJob } from './answer-links/background-jobs.ts';
import { answerLinkHandlers } from './answer-links/handlers.ts';
import { assignmentHandlers } from './assignments/handlers.ts';
import { awayHandlers } from './away/handlers.ts';
import { dueEntriesJob } from './balances/background-jobs.ts';
import { balanceHandlers } from './balances/handlers.ts';
import { blackoutHandlers } from './blackouts/handlers.ts';
import { delegationHandlers } from './delegations/handlers.ts';
import { timeoffDocumentHandlers } from './documents/handlers.ts';
import { importedBalances } from './imports/list.ts';
import { demoTimeoff } from './policies/demo.ts';
import { policiesHandlers } from './policies/handlers.ts';
import { reportHandlers } from './report/handlers.ts';
import { unansweredJob } from './requests/background-jobs.ts';
import { demoRequests } from './requests/demo.ts';
import { cutAtDeparture } from './requests/departure.ts';
import { requestHandlers } from './requests/handlers.ts';
import { protectionOf } from './requests/protection.ts';
import { recountOnHoliday, recountOnPattern } from './requests/recount.ts';
import { shutdownHandlers } from './shutdowns/handlers.ts';
import { takenHandlers } from './taken/handlers.ts';

export const timeoff = {
  handlers: (platform, services) => ({
    ...policiesHandlers(platform),
    ...assignmentHandlers(platform),
    ...balanceHandlers(platform),
    ...awayHandlers(platform),
    ...requestHandlers(platform, services),
    ...timeoffDocumentHandlers(platform),
    ...delegationHandlers(platform),
    ...takenHandlers(platform),
    ...blackoutHandlers(platform),
    ...shutdownHandlers(platform, services),
    ...reportHandlers(platform),
    ...answerLinkHandlers(platform, services),
  }),
  demo: async (stage) => {
    await demoTimeoff(stage);
    await demoRequests(stage);
  },
  imports: { balances: importedBalances },
  protections: protectionOf,
  hears: {
    'holiday.changed': recountOnHoliday,
    'pattern.assigned': recountOnPattern,
    'employment.ends': cutAtDeparture,
  },
  jobs: (platform) => [dueEntriesJob(platform), unansweredJob(platform), endedLinksJob(platform)],
  activities: {
    'timeoffBlackout.added': { audience: 'manage_time_off' },
    'timeoffBlackout.deleted': { audience: 'manage_time_off' },
    'timeoffShutdown.booked': { audience: 'manage_time_off' },
    'timeoffShutdown.undone': { audience: 'manage_time_off' },
    'timeoffBalance.adjusted': { audience: 'manage_time_off' },
    'timeoffPolicy.assigned': { audience: 'access_hr' },
    'timeoffPolicy.unassigned': { audience: 'access_hr' },
    'timeoffRequest.asked': { audience: 'manage_time_off' },
    'timeoffRequest.passedOn': { audience: 'manage_time_off' },
    'timeoffRequest.approved': { audience: 'manage_time_off' },
    'timeoffRequest.declined': { audience: 'manage_time_off' },
    'timeoffRequest.askedBack': { audience: 'manage_time_off' },
    'timeoffRequest.replied': { audience: 'manage_time_off' },
    'timeoffRequest.cancelled': { audience: 'manage_time_off' },
    'timeoffTaken.recorded': { audience: 'manage_time_off' },
    'timeoffRequest.shortened': { audience: 'manage_time_off' },
    'timeoffRequest.documentAdded': { audience: 'manage_time_off' },
    'timeoffRequest.documentRemoved': { audience: 'manage_time_off' },
    'timeoffRequest.documentOpened': { audience: 'manage_time_off' },
  },
} satisfies Domain;
