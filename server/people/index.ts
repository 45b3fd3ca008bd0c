/** People: invitations to a business, its members and their permissions, handovers of its ownership, and the audit log. */
import { countPeople } from '../directory/employees.ts';
import type { Domain } from '../plug/domain.ts';
import { acceptanceHandlers } from './acceptance/handlers.ts';
import { sharedLinkHandlers } from './acceptance/shared-link.ts';
import { activityHandlers } from './activity/handlers.ts';
import { peopleActivities } from './activity/sentences.ts';
import { auditLogHandlers } from './audit-log/handlers.ts';
import { handoverHandlers } from './handovers/handlers.ts';
import { invitationEmployeeHandlers } from './invitations/employees.ts';
import { invitationHandlers } from './invitations/handlers.ts';
import { hasInvited } from './invitations/store.ts';
import { demoMembers } from './members/demo.ts';
import { memberHandlers } from './members/handlers.ts';
import { addOwner } from './members/store.ts';

export { membersService } from './members/acts.ts';

export const people = {
  handlers: (platform, { accounts, businesses, employees, activities }) => ({
    ...acceptanceHandlers(platform, { accounts, businesses, employees }),
    ...sharedLinkHandlers(platform, { accounts, businesses }),
    ...activityHandlers({ activities }),
    ...auditLogHandlers(platform),
    ...handoverHandlers(platform, accounts),
    ...invitationHandlers(platform, accounts),
    ...invitationEmployeeHandlers(platform, accounts),
    ...memberHandlers(platform),
  }),
  begin: addOwner,
  counts: { people: countPeople },
  firstSteps: { invitation: { audience: 'access_hr', isDone: hasInvited } },
  activities: peopleActivities,
  demo: demoMembers,
} satisfies Domain;
