import { expect, it } from 'vitest';
import { newEmail } from '../../accounts/accounts.testing.ts';
import { added, laptopOf, partsOf, registerOf } from '../../assets/assets.testing.ts';
import { newPayer } from '../../billing/billing.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { newMember } from '../../people/people.testing.ts';
import { startTestServer } from '../../platform/testing.ts';

const server = await startTestServer({ jobs: true });

type Person = Pick<Owner, 'token' | 'businessId'>;

async function checklist({ token, businessId }: Person) {
  const { body } = await server.call('GET', `/c/${businessId}/checklist/`, { token });
  const steps = body.steps.map(({ step, is_done }: { step: string; is_done: boolean }) => [step, is_done]);
  return { isDismissed: body.is_dismissed, steps: Object.fromEntries(steps) };
}

it('ticks off what is done', async () => {
  const owner = await newOwner(server);
  expect(await checklist(owner)).toEqual({
    isDismissed: false,
    steps: { set_up: false, plan: true, invitation: false, logo: false, asset: false },
  });
  await server.call('POST', `/c/${owner.businessId}/employee_user_invitations/`, {
    token: owner.token,
    json: { emails: [newEmail()], permissions: [] },
  });
  await server.call('POST', `/c/${owner.businessId}/businesses/setup/`, { token: owner.token });
  expect((await checklist(owner)).steps).toMatchObject({ set_up: true, invitation: true });
});

it('waits for the payment of a plan that is not free', async () => {
  const owner = await newOwner(server);
  const onTrial = `update subscriptions set plan_id = (select id from plans where plan_code = 'premium'),
    status = 'trial', trial_ends_at = now() + interval '14 days' where business_id = $1`;
  await server.sql(onTrial, [owner.businessId]);
  expect((await checklist(owner)).steps).toMatchObject({ plan: false });
  const payer = await newPayer(server);
  await server.sql(onTrial, [payer.businessId]);
  expect((await checklist(payer)).steps).toMatchObject({ plan: true });
});

it('lists for staff only what they may do', async () => {
  const owner = await newOwner(server);
  const inviter = await newMember(server, owner, newEmail(), ['access_hr']);
  const other = await newMember(server, owner, newEmail(), ['access_assets']);
  const of = ({ token }: { token: string }) => checklist({ token, businessId: owner.businessId });
  expect((await of(inviter)).steps).toEqual({ invitation: true });
  expect((await of(other)).steps).toEqual({ asset: false });
  await added(registerOf(server, owner), laptopOf(await partsOf(server, owner)));
  expect((await of(other)).steps).toEqual({ asset: true });
});

it('leaves to the owner how to reach them, and by what they pay', async () => {
  const owner = await newPayer(server);
  const { token } = await newMember(server, owner, newEmail(), ['access_assets']);
  const read = async (rest: string, reader: string) =>
    (await server.call('GET', `/c/${owner.businessId}/${rest}/`, { token: reader })).body;
  const [detail, billing] = [await read('businesses/detail', owner.token), await read('billing/current', owner.token)];
  expect(detail.phone_number).toMatch(/^\+234/);
  expect(billing).toMatchObject({ card: { brand: expect.any(String) }, payment_reference: expect.any(String) });
  expect(await read('businesses/detail', token)).toEqual({ ...detail, phone_number: '' });
  const hidden = { people: null, card: null, payment_reference: null, open_payment: null };
  expect(await read('billing/current', token)).toEqual({ ...billing, ...hidden });
});

it('is hidden by each person for themselves, as often as they like', async () => {
  const owner = await newOwner(server);
  const { token } = await newMember(server, owner, newEmail(), ['access_hr']);
  for (const _ of [1, 2]) {
    const { status } = await server.call('POST', `/c/${owner.businessId}/checklist/dismiss/`, { token: owner.token });
    expect(status).toBe(204);
  }
  expect((await checklist(owner)).isDismissed).toBe(true);
  expect((await checklist({ token, businessId: owner.businessId })).isDismissed).toBe(false);
});
