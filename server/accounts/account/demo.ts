/** The people of the demo business. Their addresses count as confirmed, since nobody reads their mail. */
import type { DemoStage } from '../../plug/demo-stage.ts';
import { addSignUp, confirmSignUp } from '../sign-up/store.ts';
import { emailKey } from './rules.ts';
import { claimAccount } from './store.ts';

export async function demoPeople({ platform, owner, staff, password, userOf }: DemoStage) {
  const { clock, db, passwords } = platform;
  const info = { billing_buy_now: false, billing_frequency: 'monthly', billing_num_employees: 24 } as const;
  const choices = [
    { email: owner.email, plan: 'premium', info },
    ...staff.map(({ email }) => ({ email, plan: 'free', info: null }) as const),
  ] as const;
  for (const { email, plan, info } of choices) {
    if ((await userOf(email)) !== null) continue;
    const passwordHash = await passwords.hash(password);
    const now = clock.now();
    await db.system(async (tx) => {
      const { id: userId } = await claimAccount(tx, { email, key: emailKey(email), now });
      const signUpId = await addSignUp(tx, { userId, email, passwordHash, plan, info, source: '' }, now);
      await confirmSignUp(tx, { userId, signUpId, now });
    });
  }
}
