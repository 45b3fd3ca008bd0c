/** People: who is invited to a business, who belongs to it and may do what, who owns it, and the record of all that. */
import type { Platform } from '../platform/platform.ts';
import type { Accounts } from './accounts.ts';
import { activationHandlers } from './activation.ts';
import { auditLogHandlers } from './audit-log.ts';
import { handoverHandlers } from './handovers.ts';
import { invitationHandlers } from './invitations.ts';
import { memberHandlers } from './members.ts';

export const peopleHandlers = (platform: Platform, accounts: Accounts) => ({
  ...invitationHandlers(platform, accounts),
  ...activationHandlers(platform, accounts),
  ...memberHandlers(platform),
  ...handoverHandlers(platform),
  ...auditLogHandlers(platform),
});
