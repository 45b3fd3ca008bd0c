/** Businesses for tests, made the way everybody makes one. */
import { expect } from 'vitest';
import { soon } from '../../tests/soon.ts';
import { newPerson, type SignedIn, signIn, type TestServer } from '../accounts/accounts.testing.ts';

export const answers = {
  name: 'Adeyemi Haulage Limited',
  first_name: 'Ngozi',
  last_name: 'Adeyemi',
  phone_number: '08031234567',
  address1: '14 Oba Akran Avenue',
  country: 'NG',
  state: 'Lagos',
  city: 'Ikeja',
  size: '21-50',
  interested_in: 'Core HR,Time & Attendance',
} as const;

/** One transparent pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

export type Upload = { bytes: Uint8Array<ArrayBuffer>; name: string; type: string };

function formOf(fields: Record<string, string>, logo: Upload | null = null): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (logo !== null) form.append('logo', new Blob([logo.bytes], { type: logo.type }), logo.name);
  return form;
}

export const create = (
  server: TestServer,
  token: string,
  { fields = {}, logo = null, key }: { fields?: Record<string, string>; logo?: Upload | null; key?: string } = {},
) =>
  server.call('POST', '/businesses/create_premium_business/', {
    token,
    form: formOf({ ...answers, ...fields }, logo),
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

export const check = (server: TestServer, token: string, task_id: string) =>
  server.call('POST', '/businesses/check_create_status/', { token, form: formOf({ task_id }) });

/** Waits for the end of a task and returns its status. */
export const ended = (server: TestServer, token: string, taskId: string) =>
  soon(async () => {
    const { body } = await check(server, token, taskId);
    expect(['SUCCESS', 'FAILURE']).toContain(body.status);
    return body;
  });

export type Owner = SignedIn & { businessId: string };

/** A person with a business of their own. */
export async function newOwner(server: TestServer, options: Parameters<typeof create>[2] = {}): Promise<Owner> {
  const person = await newPerson(server);
  const { status, body } = await create(server, person.token, options);
  expect(status).toBe(202);
  const { data } = await ended(server, person.token, body.task_id);
  return { ...(await signIn(server, person.email)), businessId: data.business_id };
}
