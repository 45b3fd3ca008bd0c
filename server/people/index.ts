/** People: invitations to a business, its members and their permissions, handovers of its ownership, and the audit log. */
import { countMembers } from '../directory/directory.ts';
import type { Domain } from '../plug/domain.ts';
import { acceptanceHandlers } from './acceptance/handlers.ts';
import { auditLogHandlers } from './audit-log/handlers.ts';
import { handoverHandlers } from './handovers/handlers.ts';
import { invitationHandlers } from './invitations/handlers.ts';
import { demoMembers } from './members/demo.ts';
import { memberHandlers } from './members/handlers.ts';
import { addOwner } from './members/store.ts';

export const people = {
  handlers: (platform, { accounts, businesses, employees }) => ({
    ...acceptanceHandlers(platform, { accounts, businesses, employees }),
    ...auditLogHandlers(platform),
    ...handoverHandlers(platform, accounts),
    ...invitationHandlers(platform, accounts),
    ...memberHandlers(platform),
  }),
  begin: addOwner,
  counts: { people: countMembers },
  demo: demoMembers,
} satisfies Domain;
