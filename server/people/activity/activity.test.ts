import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { newEmail } from '../../accounts/accounts.testing.ts';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { newMember } from '../people.testing.ts';
import { peopleActivities } from './sentences.ts';

const server = await startTestServer({ jobs: true });

type Told = { text: string; actor: string | null };

async function told({ businessId }: Owner, { token }: { token: string }): Promise<string[]> {
  const { body } = await server.call('GET', `/c/${businessId}/activity/`, { token });
  return body.results.map(({ text }: Told) => text);
}

const invite = ({ businessId }: Owner, { token }: { token: string }, email: string) =>
  server.call('POST', `/c/${businessId}/employee_user_invitations/`, {
    token,
    json: { emails: [email], permissions: [] },
  });

it('tells the owner everything in sentences, the newest first', async () => {
  const owner = await newOwner(server);
  const email = newEmail();
  const staff = await newMember(server, owner, email);
  const removed = newEmail();
  await invite(owner, owner, removed);
  await server.call('PUT', `/c/${owner.businessId}/members/${staff.user.id}/permissions/`, {
    token: owner.token,
    json: { permissions: [{ codename: 'access_hr' }] },
  });
  await server.call('DELETE', `/c/${owner.businessId}/members/${staff.user.id}/`, { token: owner.token });
  const sentences = await told(owner, owner);
  expect(sentences.slice(0, 3)).toEqual([
    `You removed ${email} from the business`,
    `You changed what ${email} may open`,
    `You invited ${removed}`,
  ]);
  expect(sentences.at(-1)).not.toMatch(/undefined|null/);
});

it('tells staff what they did, and what was done in the modules that they may open', async () => {
  const owner = await newOwner(server);
  const [inviter, plain] = [
    await newMember(server, owner, newEmail(), ['access_hr']),
    await newMember(server, owner, newEmail()),
  ];
  const email = newEmail();
  await invite(owner, inviter, email);
  await server.sql(
    `insert into audit_log (business_id, id, actor_id, actor_name, actor_email, action, text, subject_name, address, created_at)
     values ($1, 'ffffffff-ffff-7fff-8fff-ffffffffffff', $2, 'Ngozi Adeyemi', 'n@palmoil.example', 'subscription.paid',
       'Paid ₦537.50 for 1 employee (monthly)', 'INV-000001', '', now())`,
    [owner.businessId, owner.user.id],
  );
  expect((await told(owner, owner)).slice(0, 2)).toEqual([
    'You paid ₦537.50 for 1 employee (monthly): INV-000001',
    expect.stringMatching(new RegExp(`^\\S.* invited ${email}$`)),
  ]);
  expect((await told(owner, inviter))[0]).toBe(`You invited ${email}`);
  expect((await told(owner, plain)).join()).not.toContain(email);
  expect((await told(owner, plain)).join()).not.toContain('₦');
});

it('has a sentence for every act of this domain', () => {
  const sources = globSync('server/people/**/handlers.ts').map((file) => readFileSync(file, 'utf8'));
  const acts = sources.flatMap((source) =>
    [...source.matchAll(/'((?:invitation|member|handover)\.[a-zA-Z]+)'/g)].map(([, action = '']) => action),
  );
  expect(acts.length).toBeGreaterThan(8);
  expect(acts.filter((action) => !(action in peopleActivities))).toEqual([]);
});
