import { expect, it } from 'vitest';
import { ifVersion, knowWhatWasTold, noteWhatIsTold } from './if-version.ts';

const address = 'https://steward.test/api/c/1/jobs/2/';
const asking = (seen: object, body: object) => {
  const request = new Request(address, { method: 'PUT', headers: ifVersion(seen, body).header });
  knowWhatWasTold(request);
  return request;
};
const versionIn = (request: Request) => request.headers.get('If-Version');
const refusing = (seen: object, body: object) =>
  new Response(null, { status: 409, headers: { 'X-Version': ifVersion(seen, body).header['If-Version'] ?? '' } });

it('sends what was seen of the fields that are sent, and nothing when nothing was seen', () => {
  expect(versionIn(asking({ name: 'Driver', id: '2' }, { name: 'Cook' }))).toMatch(/^name=[0-9a-f]{8}$/);
  expect(ifVersion(null, { name: 'Cook' })).toEqual({ header: {} });
});

it('sends what was told when the same is saved again, until that is stored', () => {
  const [seen, theirs, body] = [{ name: 'Driver' }, { name: 'Guard' }, { name: 'Cook' }];
  const first = asking(seen, body);
  noteWhatIsTold(first, refusing(theirs, body));
  const again = asking(seen, body);
  expect(versionIn(again)).toBe(ifVersion(theirs, body).header['If-Version']);
  noteWhatIsTold(again, new Response(null, { status: 200 }));
  expect(versionIn(asking(seen, body))).toBe(versionIn(first));
});

it('does not take what was told of one field for a word about others', () => {
  const seen = { name: 'Driver', description: '' };
  noteWhatIsTold(asking(seen, { name: 'Cook' }), refusing({ name: 'Guard' }, { name: 'Cook' }));
  const other = asking(seen, { name: 'Cook', description: 'Cooks' });
  expect(versionIn(other)).toBe(ifVersion(seen, { name: '', description: '' }).header['If-Version']);
});
