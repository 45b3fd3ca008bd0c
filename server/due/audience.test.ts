import { expect, it } from 'vitest';
import { startFleet } from '../fleet/fleet.testing.ts';
import { employeeIdOf, uploaded } from '../hr/hr.testing.ts';
import { newMember } from '../people/people.testing.ts';

const { server, owner } = await startFleet();

it('shows a kind to who may see where it comes from, in the list, the figures and the history', async () => {
  const { businessId } = owner;
  const person = await newMember(server, owner, 'due-ill@example.test');
  const employee = await employeeIdOf(server, owner, person.user.id);
  const upload = (await uploaded(server, owner, 'report.pdf')).body.id;
  const json = { upload, kind: 'medical_report', expiry_date: '2026-03-01' };
  const path = `/c/${businessId}/employees/${employee}`;
  expect((await server.call('POST', `${path}/document/`, { token: owner.token, json })).status).toBe(201);
  const knows = async (email: string, permissions: Parameters<typeof newMember>[3]) => {
    const { token } = await newMember(server, owner, email, permissions);
    const ask = async (rest: string) => (await server.call('GET', `/c/${businessId}/${rest}`, { token })).body;
    const { results, count } = await ask(`due/?subject=${employee}`);
    const only = await ask(`due/?subject=${employee}&kind=employee_document`);
    const figures = await ask('due/figures/?module=hr');
    const history = await ask(`employees/${employee}/history/`);
    return {
      kinds: results.map(({ kind }: { kind: string }) => kind),
      counts: [count, only.count],
      overdue: figures.overdue as number,
      history: history.results.filter(({ text }: { text: string }) => /Medical/.test(text)).length,
    };
  };
  const editor = await knows('due-editor@example.test', ['access_hr', 'edit_people']);
  const reader = await knows('due-reader@example.test', ['access_hr']);
  expect(editor).toMatchObject({ kinds: ['employee_document'], counts: [1, 1], history: 1 });
  expect(reader).toMatchObject({ kinds: [], counts: [0, 0], history: 0 });
  const [{ documents } = { documents: 0 }] = await server.sql<{ documents: number }>(
    `select coalesce(sum(count), 0)::int as documents from due_counts
     where business_id = $1 and kind = 'employee_document' and due_on < '2026-03-10'`,
    [businessId],
  );
  expect(documents).toBeGreaterThan(0);
  expect(editor.overdue - reader.overdue).toBe(documents);
});
