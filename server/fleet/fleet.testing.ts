/** Vehicles for tests, made by HTTP. */
import { expect } from 'vitest';
import type { TestServer } from '../accounts/accounts.testing.ts';
import { newOwner, type Owner } from '../onboarding/onboarding.testing.ts';
import { startTestServer, type TestAnswer } from '../platform/testing.ts';

/** Asks about the fleet of a business. */
export const fleetOf =
  (server: TestServer, { businessId, token }: Pick<Owner, 'businessId' | 'token'>) =>
  (method: string, path: string, json?: unknown, headers: Record<string, string> = {}): Promise<TestAnswer> =>
    server.call(method, `/c/${businessId}/${path}`, { token, headers, ...(json === undefined ? {} : { json }) });

/** A server on 10 March 2026, whose jobs run, and a business in it. */
export async function startFleet() {
  const server = await startTestServer({ jobs: true, now: new Date('2026-03-10T09:00:00Z') });
  const owner = await newOwner(server);
  return { server, owner, fleet: fleetOf(server, owner) };
}

export type Fleet = ReturnType<typeof fleetOf>;

export const hilux = {
  type: 'truck',
  make: 'toyota',
  model: 'toyota-hilux-truck',
  year: 2021,
  color: 'White',
  plate_no: 'KJA-117-YD',
  duplicate_reason: 'Tests have several.',
  start_mileage: 12_000,
  date_purchased: '2024-02-01',
  purchase_price: 29_000_000,
};

/** Adds one, which must work. */
export async function newVehicle(fleet: Fleet, more: object = {}) {
  const { status, body } = await fleet('POST', 'vehicles/', { ...hilux, ...more });
  expect([status, body]).toEqual([201, body]);
  return body;
}

const pdf = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';

/** Sends a file, which must work; by default one that nothing refers to yet. */
export async function addFile(
  server: TestServer,
  { businessId, token }: Pick<Owner, 'businessId' | 'token'>,
  path = 'vehicle-attachments/',
  fields: Record<string, string> = {},
) {
  const form = new FormData();
  form.append('file', new Blob([pdf]), 'policy.pdf');
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const { status, body } = await server.call('POST', `/c/${businessId}/${path}`, { token, form });
  expect([status, body]).toEqual([201, body]);
  return body;
}
