/** What the staff of the demo business asked to have changed: two requests are open, one was reviewed. */
import type { DemoStage } from '../../plug/demo-stage.ts';
import { demoContact, demoRecord } from '../employees/demo-record.ts';

const moved = 'We moved to Surulere at the end of last month.';
const switched = 'My salary account is with another bank now.';
const married = 'I got married in Ibadan.';

/** Whose request is which, by the beginning of their address. */
const asked = [
  {
    member: 'fleet',
    reason: moved,
    changed: { address: '12 Bode Thomas Street, Surulere', other_phone_number: '0809 442 7716' },
    contact: null,
    hasBank: false,
  },
  { member: 'finance', reason: switched, changed: {}, contact: null, hasBank: true },
  {
    member: 'hr',
    reason: married,
    changed: { marital_status: 'married' as const },
    contact: 73,
    hasBank: false,
  },
] as const;

export async function demoProfileChanges({ handlers, staff, userOf, asOwner }: DemoStage) {
  const known = await asOwner(async (owner) => (await handlers.listProfileChanges({ ...owner, query: {} })).count);
  if (known === null || known > 0) return;
  for (const { member: name, reason, changed, contact, hasBank } of asked) {
    const member = staff.find(({ email }) => email.startsWith(`${name}@`));
    const user = member === undefined ? null : await userOf(member.email);
    if (member === undefined || user === null) continue;
    const { bank, account_number, account_name } = demoRecord(member.first_name, member.last_name, member.role, 77);
    await asOwner(async (owner) => {
      const mine = { ...owner, userId: user.id, isOwner: false };
      const { profile } = await handlers.getMyProfile(mine);
      if (profile === null) return;
      const body = {
        reason,
        details: { ...profile.details, ...changed },
        ...(contact === null ? {} : { next_of_kin: demoContact(member.last_name, contact) }),
        ...(hasBank ? { bank: { bank, account_number, account_name } } : {}),
      };
      await handlers.createMyProfileChange({ ...mine, body });
    });
  }
  await asOwner(async (owner) => {
    const { results } = await handlers.listProfileChanges({ ...owner, query: {} });
    const reviewed = results.find(({ reason }) => reason === married);
    if (reviewed === undefined) return;
    const refused = [{ field: 'marital_status' as const, note: 'Please send the marriage certificate to HR first.' }];
    const { version } = await handlers.getProfileChange({ ...owner, params: { ...owner.params, id: reviewed.id } });
    const body = { request: reviewed.id, version, approved: ['next_of_kin' as const], refused };
    const params = { ...owner.params, id: reviewed.employee.id };
    await handlers.approveProfileUpdateRequest({ ...owner, params, body });
  });
}
