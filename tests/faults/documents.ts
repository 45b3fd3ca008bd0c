/** Documents that people add to an asset while something is killed. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { call, comeIn, createBusiness, endOf, expectStatus, mailOf, newPerson, type Person, signUp } from './people.ts';
import type { Random } from './random.ts';
import type { World } from './worlds.ts';

export type Register = { person: Person; businessId: string; userId: string; assetId: string };

/** A person with a business that has one asset. */
export async function newRegister({ url, sql }: Pick<World, 'url' | 'sql'>, name: string): Promise<Register> {
  const person = await newPerson(name);
  await signUp(url, person);
  const { keys } = await mailOf(url, person);
  await comeIn(url, person, keys[0] ?? '');
  const { body } = await createBusiness(url, person);
  const businessId = (await endOf(url, person, body.task_id)).businessId ?? '';
  const [user] = await sql<{ id: string }>('select id from users where email = $1', [person.email]);
  const { token } = person;
  const ask = (path: string) => expectStatus(200, call(url, 'GET', `/api/c/${businessId}/${path}`, { token }));
  const types: { id: string; vehicle_type: boolean }[] = (await ask('asset-management/asset_types/all_asset_types/'))
    .body;
  const type = types.find(({ vehicle_type }) => !vehicle_type)?.id;
  const [region] = (await ask('regions/all/')).body;
  const json = {
    asset_type: type,
    name: 'Generator',
    location: region.id,
    status: 'unassigned',
    asset_condition: 'new',
  };
  const created = call(url, 'POST', `/api/c/${businessId}/asset-management/assets/`, { token, json });
  const asset = await expectStatus(201, created);
  return { person, businessId, userId: user?.id ?? '', assetId: asset.body.id };
}

export type Added = { id: string; sha256: string; sentAt: number; answeredAt: number };
type Batch = { name: string; count: number; random: Random; span: number };

/** A PDF, by what the server looks at, of about a megabyte. */
function newFile() {
  const bytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(1_000_000), Buffer.from('\n%%EOF\n')]);
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** Each begins at an instant of the span; half of them upload the file first, as the app does. */
export function addDocuments(world: World, register: Register, { name, count, random, span }: Batch): Promise<Added[]> {
  const { businessId, assetId, person } = register;
  const post = (path: string, form: () => FormData, key?: string) =>
    call(world.url, 'POST', `/api/c/${businessId}/asset-management/${path}`, {
      token: person.token,
      form,
      ...(key === undefined ? {} : { key }),
    });
  const one = async (number: number, after: number, isApart: boolean): Promise<Added> => {
    const { bytes, sha256 } = newFile();
    const key = randomUUID();
    const withFile = (fields: Record<string, string>) => () => {
      const form = new FormData();
      for (const [field, value] of Object.entries(fields)) form.append(field, value);
      form.append('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'paper.pdf');
      return form;
    };
    const fields = { name: `${name} ${number}`, content_type: 'asset', object_id: assetId, attachment_type: 'other' };
    await sleep(after);
    const sentAt = performance.now();
    const uploaded = isApart ? await expectStatus(201, post('attachments/', withFile({}))) : null;
    const form = () => {
      const made = new FormData();
      for (const [field, value] of Object.entries({ ...fields, attachment: uploaded?.body.id }))
        made.append(field, value);
      return made;
    };
    const added = await expectStatus(201, post('attachments/add/', isApart ? form : withFile(fields), key));
    return { id: added.body.id, sha256, sentAt, answeredAt: added.answeredAt };
  };
  return Promise.all(Array.from({ length: count }, (_, at) => one(at, random.fraction() * span, at % 2 === 0)));
}

/** What was acknowledged is there, once, with the bytes that were sent. */
export async function lookAtDocuments(
  { sql, dataDir }: World,
  { businessId }: Register,
  added: readonly Added[],
): Promise<string[]> {
  const rows = await sql<{ id: string; name: string; stored_as: string }>(
    `select d.id, d.name, f.stored_as from asset_documents d
     join asset_attachments f on f.business_id = d.business_id and f.subject_kind = 'document' and f.subject_id = d.id
     where d.business_id = $1`,
    [businessId],
  );
  const stored = new Map(rows.map((row) => [row.id, row]));
  const problems = added.flatMap(({ id, sha256 }) => {
    const row = stored.get(id);
    if (row === undefined) return [`the document ${id} is gone`];
    const bytes = readFileSync(join(dataDir, 'files', row.stored_as.slice(-2), row.stored_as));
    return createHash('sha256').update(bytes).digest('hex') === sha256
      ? []
      : [`the file of ${row.name} is another one`];
  });
  const twice = rows.length - new Set(rows.map(({ name }) => name)).size;
  return twice === 0 ? problems : [...problems, `${twice} documents were added twice`];
}
