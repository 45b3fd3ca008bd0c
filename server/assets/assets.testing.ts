/** Assets for tests, made by HTTP. */
import { expect } from 'vitest';
import type { TestServer } from '../accounts/accounts.testing.ts';
import type { Owner } from '../onboarding/onboarding.testing.ts';
import type { TestAnswer } from '../platform/testing.ts';

/** Asks about the register of a business, as its owner. */
export const registerOf =
  (server: TestServer, { businessId, token }: Pick<Owner, 'businessId' | 'token'>) =>
  (method: string, path: string, json?: unknown, headers: Record<string, string> = {}): Promise<TestAnswer> =>
    server.call(method, `/c/${businessId}/asset-management/${path}`, {
      token,
      headers,
      ...(json === undefined ? {} : { json }),
    });

export type Register = ReturnType<typeof registerOf>;

/** What a business begins with, to make assets of. */
export async function partsOf(server: TestServer, owner: Pick<Owner, 'businessId' | 'token'>) {
  const types: { id: string; name: string; vehicle_type: boolean }[] = (
    await registerOf(server, owner)('GET', 'asset_types/all_asset_types/')
  ).body;
  const [region] = (await server.call('GET', `/c/${owner.businessId}/regions/all/`, { token: owner.token })).body;
  const idOf = (name: string) => types.find((type) => type.name === name)?.id ?? '';
  return { laptop: idOf('Laptop'), printer: idOf('Printer'), vehicle: idOf('Vehicle'), region: region.id as string };
}

export type Parts = Awaited<ReturnType<typeof partsOf>>;

export const laptopOf = ({ laptop, region }: Parts, more: object = {}) => ({
  asset_type: laptop,
  name: 'HP EliteBook',
  location: region,
  status: 'unassigned',
  asset_condition: 'new',
  ...more,
});

export const truckOf = ({ vehicle }: Parts, more: object = {}) => ({
  asset_type: vehicle,
  status: 'unassigned',
  vehicle_type: 'truck',
  vehicle_make: 'toyota',
  vehicle_model: 'toyota-hilux-truck',
  contact: '08031234567',
  ...more,
});

/** Adds one, which must work. */
export async function added(register: Register, fields: object) {
  const { status, body } = await register('POST', 'assets/', { duplicate_reason: 'Tests have several.', ...fields });
  expect([status, body]).toEqual([201, body]);
  return body;
}

/** An employee, in the database: their own screens come later. */
export async function newEmployee(server: TestServer, { businessId }: Owner, firstName = 'Bola', status = 'active') {
  const [employee] = await server.sql<{ id: string }>(
    `insert into employees (business_id, id, employee_id, first_name, last_name, job_title, status, created_at)
     values ($1, gen_random_uuid(), 'EMP-' || (9000 + floor(random() * 900000))::int, $2, 'Okafor', 'Driver', $3, now())
     returning id`,
    [businessId, firstName, status],
  );
  return employee?.id ?? '';
}
