/** Operations of one business at once: each waits its turn, and none of them is answered with a defect. */
import { expect, it } from 'vitest';
import { password } from '../../server/accounts/accounts.testing.ts';
import { newOwner, type Owner, png } from '../../server/onboarding/onboarding.testing.ts';
import {
  askAgain,
  createAccount,
  invitations,
  invite,
  mailedToken,
  newMember,
  shown,
  signInBy,
} from '../../server/people/people.testing.ts';
import { startTestServer } from '../../server/platform/testing.ts';

const server = await startTestServer({ jobs: true });

type Call = () => Promise<{ status: number; body: unknown }>;

/** All of them at once, so many times, in an order that turns. */
async function race(calls: readonly Call[], rounds: number) {
  const defects: unknown[] = [];
  for (let round = 0; round < rounds; round++) {
    const turned = calls.map((_call, at) => calls[(at + round) % calls.length] as Call);
    for (const { status, body } of await Promise.all(turned.map((call) => call())))
      if (status >= 500) defects.push([round, status, body]);
  }
  expect(defects).toEqual([]);
}

const formOfLogo = () => {
  const form = new FormData();
  form.append('logo', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'logo.png');
  return form;
};
const at = ({ businessId }: Owner, path: string) => `/c/${businessId}${path}`;
const changesOfLogo = (owner: Owner): Call[] => [
  () => server.call('PUT', at(owner, '/businesses/logo/'), { token: owner.token, form: formOfLogo() }),
  () => server.call('DELETE', at(owner, '/businesses/logo/'), { token: owner.token }),
];

it('the logo may be replaced and removed at once', async () => {
  const owner = await newOwner(server);
  const calls = changesOfLogo(owner);
  await race(Array.from({ length: 12 }, () => calls).flat(), 25);
});

it('changes of a business and its people may come at once', async () => {
  const owner = await newOwner(server);
  const { token } = owner;
  const json =
    (method: string, path: string, body?: unknown): Call =>
    () =>
      server.call(method, at(owner, path), { token, ...(body === undefined ? {} : { json: body }) });
  const [ada, bode] = [`ada-${owner.businessId}@palmoil.example`, `bode-${owner.businessId}@palmoil.example`];
  const member = await newMember(server, owner, ada);
  await invite(server, owner, [bode]);
  const link = await mailedToken(server, bode);
  const [invited] = (await invitations(server, owner, '?state=pending')).results;
  const detail = (await server.call('GET', at(owner, '/businesses/detail/'), { token })).body;
  const { id: _id, has_logo: _logo, owners: _owners, is_set_up: _done, ...facts } = detail;
  await race(
    [
      ...changesOfLogo(owner),
      json('PUT', '/businesses/detail/', facts),
      json('PUT', `/members/${member.user.id}/permissions/`, { permissions: shown(['access_hr']) }),
      json('DELETE', `/members/${member.user.id}/`),
      () => server.call('DELETE', at(owner, '/membership/'), { token: member.token }),
      json('POST', '/administrator_handover/', { member_id: member.user.id, password }),
      () => invite(server, owner, [ada, bode]),
      () => invite(server, owner, [bode, ada]),
      json('POST', `/employee_user_invitations/${invited.id}/resend/`),
      json('DELETE', `/employee_user_invitations/${invited.id}/`),
      () => createAccount(server, bode, link),
      () => signInBy(server, bode, link),
      () => askAgain(server, link),
    ],
    8,
  );
});
