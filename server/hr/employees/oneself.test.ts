import { expect, it } from 'vitest';
import { permissionNames } from '../../../openapi/generated/lists/shared.ts';
import { soon } from '../../../tests/soon.ts';
import { newEmail } from '../../accounts/accounts.testing.ts';
import { newOwner } from '../../onboarding/onboarding.testing.ts';
import { newMember } from '../../people/people.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { inLagos } from '../../platform/time/lagos.testing.ts';
import { employeeIdOf, uploaded } from '../hr.testing.ts';

const server = await startTestServer({ jobs: true });
const owner = await newOwner(server);
const editor = await newMember(server, owner, newEmail(), permissionNames);
const mine = await employeeIdOf(server, owner, editor.user.id);
const call = (method: string, rest: string, json?: object, { token } = editor) =>
  server.call(method, `/c/${owner.businessId}/${rest}`, { token, ...(json === undefined ? {} : { json }) });
const recordOf = async (id: string) => (await call('GET', `employees/${id}`)).body;
const lastDay = inLagos(60);
const names = { first_name: 'Ada', last_name: 'Obi' };
const colleague = (await call('POST', 'employees/post_employee_form_once/', names)).body.id as string;

/** What an act of their own colleague must not leave behind. */
const refused = (sentence: string) => ({ status: 403, body: { detail: sentence, code: 'oneself' } });

it('cannot withdraw the end of their own employment', async () => {
  const leaving = { date: lastDay, reason: 'redundancy', despite_protection: true };
  const planned = await call('POST', `employees/${mine}/terminate/`, leaving, owner);
  expect(planned.body.leaves_on).toBe(lastDay);
  const withdraw = (by = editor) => call('POST', `employees/${mine}/reinstate/`, {}, by);
  expect(await withdraw()).toMatchObject(refused('Somebody else has to do this, because it is about yourself.'));
  expect((await recordOf(mine)).leaves_on).toBe(lastDay);
  expect((await withdraw(owner)).status).toBe(200);
});

it('corrects their own name, and not their manager, job or dates', async () => {
  const change = (more: object, id = mine, by = editor) =>
    call('PUT', `employees/${id}/update_employee_form_once/`, { ...names, ...more }, by);
  expect(await change({ middle_name: 'Ngozi' })).toMatchObject({ status: 200, body: { middle_name: 'Ngozi' } });
  const sentence = 'Somebody else has to change your own job, manager and employment.';
  for (const work of [{ manager: colleague }, { job_title: 'Director' }, { hire_date: '2020-01-06' }])
    expect(await change(work)).toMatchObject(refused(sentence));
  expect((await change({ manager: mine }, colleague)).status).toBe(200);
  expect((await change({ job_title: 'Clerk' }, mine, owner)).status).toBe(200);
  expect((await change({ middle_name: 'Ada', job_title: 'Clerk' })).status).toBe(200);
});

it('neither deletes nor renews a document about themselves', async () => {
  const add = async (employee: string) => {
    const { id: upload } = (await uploaded(server, { ...owner, token: owner.token })).body;
    const document = { kind: 'other', name: 'Warning', upload };
    return (await call('POST', `employees/${employee}/document/`, document, owner)).body.id as string;
  };
  const [own, other] = [await add(mine), await add(colleague)];
  const sentence = 'Somebody else has to change your own documents.';
  expect(await call('DELETE', `documents/${own}`)).toMatchObject(refused(sentence));
  const { id: upload } = (await uploaded(server, { ...owner, token: editor.token })).body;
  expect(await call('POST', `documents/${own}/renew/`, { upload })).toMatchObject(refused(sentence));
  expect((await call('DELETE', `documents/${other}`)).status).toBe(204);
});

it('cannot change their own job or manager by a file, and can their phone number', async () => {
  const send = async (cells: Record<string, string>) => {
    const mapping = Object.keys(cells).map((column) => ({ title: column, column }));
    const about = { file_name: 'people.csv', mode: 'good_rows', rows: 1, mapping };
    const { id } = (await call('POST', 'imports/employees/', about)).body;
    const rows = [{ row: 2, act: 'update', record: mine, cells }];
    await call('PUT', `imports/employees/${id}/chunks/0/`, { rows });
    await call('POST', `imports/employees/${id}/commit/`);
    return soon(async () => {
      const { body } = await call('GET', `imports/employees/${id}/`);
      expect(body.state).toBe('finished');
      return { updated: body.updated, refused: body.refused };
    });
  };
  const { employee_id: code } = await recordOf(colleague);
  await call('PUT', `employees/${colleague}/update_employee_form_once/`, { ...names, manager: null });
  expect(await send({ job: 'Director' })).toEqual({ updated: 0, refused: 1 });
  expect(await send({ manager: code })).toEqual({ updated: 0, refused: 1 });
  expect(await send({ phone_number: '0803 555 0199' })).toEqual({ updated: 1, refused: 0 });
  expect(await recordOf(mine)).toMatchObject({ job_title: 'Clerk', manager: null, phone_number: '+2348035550199' });
});
