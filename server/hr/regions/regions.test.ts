import { beforeAll, expect, it } from 'vitest';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { startTestServer } from '../../platform/testing.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
beforeAll(async () => {
  owner = await newOwner(server);
});
const call = (method: string, rest = '', json?: unknown) =>
  server.call(method, `/c/${owner.businessId}/regions/${rest}`, {
    token: owner.token,
    ...(json === undefined ? {} : { json }),
  });

it('lists the region that a business begins with, and those that it adds', async () => {
  const [first] = (await call('GET', 'all/')).body;
  expect(first).toEqual({ id: expect.any(String), name: 'Lagos' });
  const { status, body } = await call('POST', '', { name: ' Kano depot ', state: 'Kano', city: 'Kano' });
  expect([status, body]).toEqual([
    201,
    {
      id: body.id,
      name: 'Kano depot',
      state: 'Kano',
      city: 'Kano',
      address1: '',
      is_default: false,
      employee_count: 0,
    },
  ]);
  expect((await call('GET', 'all/')).body).toEqual([{ id: body.id, name: 'Kano depot' }, first]);
  const page = (await call('GET', '?search=KANO')).body;
  expect([page.count, page.results]).toEqual([1, [body]]);
  const [default_] = (await call('GET', '?search=lagos')).body.results;
  expect(default_).toMatchObject({ is_default: true, state: 'Lagos', employee_count: 0 });
});

it('refuses a name that is taken, whatever the case of letters', async () => {
  expect((await call('POST', '', { name: 'Abuja' })).status).toBe(201);
  const { status, body } = await call('POST', '', { name: 'ABUJA' });
  expect([status, body]).toEqual([400, { name: ['A region with this name exists already.'] }]);
});
