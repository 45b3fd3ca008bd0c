import { expect, it } from 'vitest';
import { logIn } from './accounts/accounts.testing.ts';
import { makeDemo } from './demo.ts';
import { startTestServer } from './platform/testing.ts';

const server = await startTestServer({ jobs: true });

it('makes one business with people who can sign in, however often it is asked', async () => {
  const demo = await makeDemo(server.platform);
  expect(await makeDemo(server.platform)).toEqual(demo);
  expect(await server.sql('select name from businesses')).toEqual([{ name: demo.businessName }]);

  const seen = await Promise.all(
    demo.people.map(async ({ email }) => {
      const { body } = await logIn(server, email, demo.password);
      const { is_owner, permissions, business, business_onboarding_status: status } = body.user;
      return { is_owner, permissions: permissions.length, business: business.name, status };
    }),
  );
  const business = demo.businessName;
  expect(seen).toEqual([
    { is_owner: true, permissions: 4, business, status: 'setup' },
    { is_owner: false, permissions: 1, business, status: 'unapplicable' },
    { is_owner: false, permissions: 2, business, status: 'unapplicable' },
    { is_owner: false, permissions: 1, business, status: 'unapplicable' },
  ]);
}, 60_000);

it('sends no mail', async () => {
  expect(await server.mails()).toEqual([]);
});
