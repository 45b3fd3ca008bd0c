/** No cache keeps what an operation answers, except for lists that are the same for everybody. */
import { describe, expect, it } from 'vitest';
import { howToRepeat, inSample } from '../../scripts/commit-seed.ts';
import { password } from '../../server/accounts/accounts.testing.ts';
import { startTestServer } from '../../server/platform/testing.ts';
import { send } from './requests.ts';
import { placeAt, rightBody, standingOwnerOf } from './scene.ts';
import { operations } from './schemas.ts';

const server = await startTestServer({ jobs: true });
const standingOwner = standingOwnerOf(server);

const isPublic: readonly string[] = ['listBusinessTypes', 'listCountries', 'getCountry'];

const tried = inSample(operations, 4).map((operation) => [operation.id, operation] as const);
describe.each(tried)(`%s with ${howToRepeat()}`, (id, operation) => {
  it('says who may keep its answer', async () => {
    const owner = await standingOwner();
    const answer = await send(server.url, operation, rightBody(operation, owner.businessId), placeAt(operation, owner));
    const expected = isPublic.includes(id) ? 'public, max-age=86400' : 'no-store';
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([answer.status, expected]);
  });
});

it('covers tokens, files and refusals', async () => {
  const { email, token, refreshToken, businessId } = await standingOwner();
  const answers = [
    await server.call('POST', '/accounts/auth/login/', { json: { email, password } }),
    await server.call('POST', '/accounts/auth/token/refresh/', { json: { refresh_token: refreshToken } }),
    await server.call('GET', `/c/${businessId}/audit_log/export/`, { token }),
    await server.call('GET', '/geo/countries/XX/'),
    await server.call('GET', '/accounts/auth/user/'),
  ];
  const found = answers.map(({ status, headers }) => [status, headers.get('cache-control')]);
  expect(found).toEqual([200, 200, 200, 404, 401].map((status) => [status, 'no-store']));
});
