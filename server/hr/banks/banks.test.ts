import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newOwner, type Owner } from '../../onboarding/onboarding.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { allBanks, allProviders } from './catalogue.ts';
import { createResolver } from './resolver.ts';

const server = await startTestServer({ jobs: true });
let owner: Owner;
beforeAll(async () => {
  owner = await newOwner(server);
});
const call = (method: string, rest: string, json?: unknown) =>
  server.call(method, `/c/${owner.businessId}/${rest}`, {
    token: owner.token,
    ...(json === undefined ? {} : { json }),
  });

it('lists banks and pension providers by name, each once', async () => {
  for (const [path, all] of [
    ['banks/', allBanks],
    ['pension_providers/', allProviders],
  ] as const) {
    const names = ((await call('GET', path)).body as { code: string; name: string }[]).map(({ name }) => name);
    expect(names).toEqual(all.map(({ name }) => name));
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
  }
});

it('has the merchant banks, and those whose numbers have no check digit', async () => {
  const names = allBanks.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Coronation Merchant Bank', 'FSDH Merchant Bank', 'Nova Bank']));
  const { body } = await call('POST', 'banks/account_number_validation/', {
    bank: '120001',
    account_number: '8031234567',
  });
  expect(body.is_valid).toBe(true);
});

it('tells whether an account can be, and whose it is', async () => {
  const check = (bank: string, account_number: string) =>
    call('POST', 'banks/account_number_validation/', { bank, account_number });
  expect((await check('011', '0000014579')).body).toEqual({
    is_valid: true,
    account_name: 'Sandbox Holder 4579',
    holder_proof: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect((await check('011', '0000014578')).body).toEqual({ is_valid: false, account_name: null, holder_proof: null });
  expect((await check('999', '0000014579')).status).toBe(400);
});

describe('Paystack', () => {
  const asked: { url: string; key: string }[] = [];
  let answer: [number, unknown] = [200, {}];
  const fake = createServer((request, response) => {
    asked.push({ url: request.url ?? '', key: request.headers.authorization ?? '' });
    response.writeHead(answer[0], { 'content-type': 'application/json' }).end(JSON.stringify(answer[1]));
  });
  beforeAll(() => new Promise<void>((done) => fake.listen(0, '127.0.0.1', done)));
  afterAll(() => void fake.close());
  const resolve = () => {
    const url = `http://127.0.0.1:${(fake.address() as AddressInfo).port}`;
    const paystack = { secretKey: 'sk_test', publicKey: null, url };
    return createResolver({ paystack, production: true })({ bank: '058', account_number: '0123456789' });
  };

  it('is asked with the key, and names the holder', async () => {
    answer = [200, { status: true, data: { account_name: ' ADA OBI ' } }];
    expect(await resolve()).toEqual({ name: 'ADA OBI' });
    expect(asked.at(-1)).toEqual({
      url: '/bank/resolve?account_number=0123456789&bank_code=058',
      key: 'Bearer sk_test',
    });
  });

  it.each([
    ['unknown', 422, { status: false }],
    ['unknown', 400, { status: false }],
    ['unavailable', 500, { status: false }],
    ['unavailable', 200, { status: true, data: {} }],
    ['unavailable', 200, null],
  ])('is read as %s for status %i with %j', async (expected, status, body) => {
    answer = [status, body];
    expect(await resolve()).toBe(expected);
  });

  it('is not needed in production, where nobody is asked without a key', async () => {
    const account = { bank: '011', account_number: '0000014579' };
    expect(await createResolver({ paystack: null, production: true })(account)).toBe('unavailable');
    expect(
      await createResolver({ paystack: null, production: false })({ ...account, account_number: '0000000220' }),
    ).toEqual({
      name: 'Sandbox Holder 0220',
    });
  });
});
