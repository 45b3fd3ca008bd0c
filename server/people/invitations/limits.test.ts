import { expect, it } from 'vitest';
import { mailsTo, newEmail } from '../../accounts/accounts.testing.ts';
import { newOwner } from '../../onboarding/onboarding.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { askAgain, invitations, invite, mailedToken } from '../people.testing.ts';

const server = await startTestServer({ jobs: true, env: { RATE_LIMIT_FACTOR: '1' } });

it('sends at most three mails a day to one address, from all inviters', async () => {
  const owner = await newOwner(server);
  const email = newEmail();
  const outcomes: string[] = [];
  for (let times = 0; times < 2; times++) outcomes.push((await invite(server, owner, [email])).body.results[0].outcome);
  const token = await mailedToken(server, email);
  expect((await askAgain(server, token)).status).toBe(200);
  outcomes.push((await invite(server, owner, [email])).body.results[0].outcome);
  expect(outcomes).toEqual(['invited', 'resent', 'limited']);
  const { id } = (await invitations(server, owner)).results[0];
  const { status, headers } = await server.call(
    'POST',
    `/c/${owner.businessId}/employee_user_invitations/${id}/resend/`,
    {
      token: owner.token,
    },
  );
  expect([status, Number(headers.get('retry-after'))]).toEqual([429, 86_400]);
  expect((await askAgain(server, token)).status).toBe(200);
  expect(await mailsTo(server, email, 3)).toHaveLength(3);
  expect((await askAgain(server, token)).status).toBe(200);
  expect((await askAgain(server, token)).status).toBe(429);
});

it('sends five hundred mails a day for one business', async () => {
  const owner = await newOwner(server);
  const batch = () => Array.from({ length: 100 }, newEmail);
  for (let times = 0; times < 5; times++) expect((await invite(server, owner, batch())).status).toBe(200);
  const { status, headers } = await invite(server, owner, [newEmail()]);
  expect([status, Number(headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
});

it('mails the addresses that are named by one link five times a day', async () => {
  const owner = await newOwner(server);
  const at = `/c/${owner.businessId}`;
  const call = async (method: string, path: string, json?: object) =>
    (await server.call(method, `${at}${path}`, { token: owner.token, ...(json ? { json } : {}) })).body;
  const { id } = await call('POST', '/employees/post_employee_form_once/', { first_name: 'Amina', last_name: 'Bello' });
  const { results } = await call('POST', '/employee_user_invitations/employees/', { employees: [id], permissions: [] });
  const { link } = await call('POST', `/employee_user_invitations/${results[0].invitation}/link/`);
  const token = link.split('/join/')[1];
  const claim = async () =>
    (await server.call('POST', `/invitation_links/${token}/`, { json: { email: newEmail() } })).status;
  for (let times = 0; times < 5; times++) expect(await claim()).toBe(200);
  expect(await claim()).toBe(429);
});
