/** People: who is invited to a business, who belongs to it and may do what, who owns it, and the record of all that. */
import type { Platform } from '../platform/platform.ts';
import { activationHandlers } from './acceptance/handlers.ts';
import type { Accounts } from './accounts.ts';
import { auditLogHandlers } from './audit-log/handlers.ts';
import { handoverHandlers } from './handovers/handlers.ts';
import { invitationHandlers } from './invitations/handlers.ts';
import { memberHandlers } from './members/handlers.ts';

export const peopleHandlers = (platform: Platform, accounts: Accounts) => ({
  ...invitationHandlers(platform, accounts),
  ...activationHandlers(platform, accounts),
  ...memberHandlers(platform),
  ...handoverHandlers(platform),
  ...auditLogHandlers(platform),
});
