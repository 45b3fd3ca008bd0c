/** The departments and regions of a file. */
import { expect, it } from 'vitest';
import { newEmail } from '../../accounts/accounts.testing.ts';
import { newMember } from '../../people/people.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { newStaff, person } from './imports.testing.ts';

const server = await startTestServer({ jobs: true });
const { add, call, editor, imports, owner, record } = await newStaff(server);
const words = [
  { column: 'department', name: 'Robotics' },
  { column: 'region', name: 'Calabar' },
];
const rows = [person('Folake', { department: 'robotics', region: 'CALABAR' })];
const has = async () => {
  const lists = [(await call('GET', 'departments/all/')).body, (await call('GET', 'regions/all/')).body].flat();
  return words.map((word) => lists.some(({ name }: { name: string }) => name === word.name));
};

it('come with the rows and go with them, unless somebody else is there by then', async () => {
  const first = await imports.sent(rows, { words });
  expect(await has()).toEqual([false, false]);
  expect((await imports.commit(first)).status).toBe(202);
  await imports.ended(first);
  expect(await has()).toEqual([true, true]);
  expect((await imports.undo(first)).status).toBe(202);
  expect([await has(), (await imports.read(first)).words]).toEqual([
    [false, false],
    words.map((word) => ({ ...word, outcome: 'removed' })),
  ]);
  const { id: second } = await imports.stored(rows, { words });
  const { department: there } = await record('Folake');
  await add({ first_name: 'Xola', last_name: 'Other', department: there.id });
  await imports.undo(second);
  expect((await imports.read(second)).words).toMatchObject([{ outcome: 'kept' }, { outcome: 'removed' }]);
  expect(await has()).toEqual([true, false]);
});

it('are for those who may add them in the settings', async () => {
  expect((await imports.begin(rows, { words }, editor.token)).status).toBe(403);
  const id = await imports.sent(rows, { words });
  expect((await imports.commit(id, editor.token)).status).toBe(403);
  const manager = await newMember(server, owner, newEmail(), ['access_hr', 'edit_people', 'manage_hr']);
  expect((await imports.begin(rows, { words }, manager.token)).status).toBe(201);
});

it('stand in the columns of the list that take words', async () => {
  const { status, body } = await imports.begin(rows, { words: [{ column: 'job', name: 'Pilot' }] });
  expect([status, body]).toEqual([400, { words: ['No words can be added to the column job.'] }]);
});
