/** The demo business, created as every other one. Needs a worker, here or elsewhere. */
import type { DemoStage } from '../../plug/demo-stage.ts';

const answers = {
  description: 'Haulage and cold-chain delivery in south-west Nigeria.',
  type: 'limited_liability_company',
  address1: '14 Oba Akran Avenue',
  country: 'NG',
  state: 'Lagos',
  city: 'Ikeja',
  currency: 'NGN',
  avatar: 'green',
  size: '21-50',
  point_of_contact: 'Referrals',
  rating: 'great',
  interested_in: 'Core HR,Assets',
} as const;

export async function demoBusiness({ handlers, owner, businessName, call, as, userOf }: DemoStage) {
  const { email, ...person } = owner;
  const user = await userOf(email);
  if (user === null || user.business !== null) return;
  const body = { ...answers, ...person, name: businessName };
  const { task_id } = await as(user.id, (signedIn) =>
    handlers.createPremiumBusiness({ ...signedIn, body, idempotencyKey: 'demo-business' }),
  );
  for (let questions = 0; questions < 15; questions++) {
    const asked = { ...call, userId: user.id, sessionId: '', body: { task_id } };
    const { data, status, reason } = await handlers.checkCreateStatus(asked);
    if (data !== null) return;
    if (status === 'FAILURE') throw new Error(`The demo business was not created: ${reason}`);
  }
  throw new Error('The demo business was not created in time. Is a worker running?');
}
