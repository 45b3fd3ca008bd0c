import { expect, it } from 'vitest';
import { sendAuthorised } from './client.ts';
import { ifVersion } from './if-version.ts';

const address = 'https://steward.test/api/c/1/jobs/2/';
const versionOf = (seen: object, body: object) => ifVersion(seen, body).header['If-Version'] ?? '';
const refusing = (seen: object, body: object) =>
  new Response(null, { status: 409, headers: { 'X-Version': versionOf(seen, body) } });

/** @returns the version that was sent */
async function save(seen: object, body: object, answer = new Response(null, { status: 200 })): Promise<string | null> {
  const sent: (string | null)[] = [];
  await sendAuthorised(
    new Request(address, { method: 'PUT', headers: ifVersion(seen, body).header }),
    async (request) => {
      sent.push(request.headers.get('If-Version'));
      return answer;
    },
  );
  return sent[0] ?? null;
}

it('sends what was seen of the fields that are sent, and nothing when nothing was seen', async () => {
  expect(await save({ name: 'Driver', id: '2' }, { name: 'Cook' })).toMatch(/^name=[0-9a-f]{8}$/);
  expect(ifVersion(null, { name: 'Cook' })).toEqual({ header: {} });
});

it('sends what was told when the same is saved again, until that is stored', async () => {
  const [seen, theirs, body] = [{ name: 'Driver' }, { name: 'Guard' }, { name: 'Cook' }];
  const first = await save(seen, body, refusing(theirs, body));
  expect(await save(seen, body)).toBe(versionOf(theirs, body));
  expect(await save(seen, body)).toBe(first);
});

it('does not take what was told of one field for a word about others', async () => {
  const seen = { name: 'Driver', description: '' };
  await save(seen, { name: 'Cook' }, refusing({ name: 'Guard' }, { name: 'Cook' }));
  const both = { name: 'Cook', description: 'Cooks' };
  expect(await save(seen, both)).toBe(versionOf(seen, both));
});
