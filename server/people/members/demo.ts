/** The members of the demo business. They join without an invitation, because no one reads its mails. */

import { notify } from '../../platform/notifications.ts';
import type { DemoStage } from '../../plug/demo-stage.ts';
import { admitMember } from './store.ts';

export async function demoMembers(stage: DemoStage) {
  const { platform, services, handlers, owner, staff, businessName, as, userOf } = stage;
  const admin = await userOf(owner.email);
  if (admin === null || admin.business === null) return;
  const businessId = admin.business.id;
  for (const { email, permissions, role: _role, ...names } of staff) {
    const user = await userOf(email);
    if (user === null || user.business !== null) continue;
    await as(user.id, (signedIn) => handlers.updateCurrentUser({ ...signedIn, body: names }));
    const now = platform.clock.now();
    const joined = { businessId, occasion: `member.joined:${user.id}`, link: '/dashboard', now };
    await platform.db.as({ businessId }, async (tx) => {
      await admitMember(tx, { businessId, userId: user.id, permissions, now });
      await services.employees.employ(tx, { businessId, userId: user.id, now });
      const text = `${names.first_name} ${names.last_name} has joined`;
      await notify(tx, { ...joined, userIds: [admin.id], text });
      await notify(tx, { ...joined, userIds: [user.id], text: `You now work in ${businessName}` });
    });
  }
}
