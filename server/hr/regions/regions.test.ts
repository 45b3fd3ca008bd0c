import { expect, it } from 'vitest';
import { newOwner } from '../../onboarding/onboarding.testing.ts';
import { startTestServer } from '../../platform/testing.ts';

const server = await startTestServer({ jobs: true });

it('lists the region that a business begins with', async () => {
  const { token, businessId } = await newOwner(server);
  const { status, body } = await server.call('GET', `/c/${businessId}/regions/all/`, { token });
  expect([status, body]).toEqual([200, [{ id: expect.any(String), name: 'Lagos' }]]);
});
