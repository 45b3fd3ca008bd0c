/** The people of the demo business: they sign up and confirm their address, as everybody does. */
import type { DemoStage } from '../../plug/demo-stage.ts';

export async function demoPeople({ handlers, owner, staff, call, mails, password, userOf }: DemoStage) {
  const info = { billing_buy_now: false, billing_frequency: 'monthly', billing_num_employees: 24 } as const;
  const plans = [
    { email: owner.email, business_plan: 'premium', subscription_info: info },
    ...staff.map(({ email }) => ({ email, business_plan: 'free', subscription_info: null }) as const),
  ] as const;
  for (const { email, ...plan } of plans) {
    if ((await userOf(email)) !== null) continue;
    await handlers.signUp({ ...call, body: { email, password, ...plan } });
    const [, key = ''] = /token=([\w-]+)/.exec(mails.at(-1) ?? '') ?? [];
    await handlers.confirmEmail({ ...call, body: { key } });
  }
}
