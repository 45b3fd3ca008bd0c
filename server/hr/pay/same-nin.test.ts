/** A NIN is of one person. */
import { expect, it } from 'vitest';
import { newOwner } from '../../onboarding/onboarding.testing.ts';
import { byHand } from '../../platform/background-jobs/background-jobs.testing.ts';
import { startTestServer } from '../../platform/testing.ts';
import { importsIn } from '../../shell/imports/imports.testing.ts';
import { sealNumbersJob } from './sealing-job.ts';

const server = await startTestServer({ jobs: true });
const owner = await newOwner(server);
const call = (method: string, path: string, json?: unknown) =>
  server.call(method, `/c/${owner.businessId}/${path}`, {
    token: owner.token,
    ...(json === undefined ? {} : { json }),
  });
const add = (first_name: string, more: object = {}) =>
  call('POST', 'employees/post_employee_form_once/', { first_name, last_name: 'Obi', ...more });
const refusal = (name: string) => ({
  nin: [`${name} has this NIN already. If it is the same person, restore their employment instead.`],
});

it('is refused for somebody else at every form, and left alone where it stays', async () => {
  const ada = (await add('Ada', { nin: '11122233344' })).body;
  const whose = `Ada Obi (${ada.employee_id})`;
  expect(await add('Bola', { nin: '11122233344' })).toMatchObject({ status: 400, body: refusal(whose) });
  const chidi = (await add('Chidi', { nin: '11122233355' })).body;
  const path = `employees/${chidi.id}/update_pension_bank_account/`;
  const { holder, ...pay } = (await call('GET', `employees/${chidi.id}/pay_details/`)).body;
  expect(await call('PUT', path, { ...pay, nin: '11122233344' })).toMatchObject({ status: 400, body: refusal(whose) });
  expect((await call('PUT', path, { ...pay, account_name: 'Chidi' })).status).toBe(200);
  const other = await newOwner(server);
  const elsewhere = { first_name: 'Ada', last_name: 'Obi', nin: '11122233344' };
  const { status } = await server.call('POST', `/c/${other.businessId}/employees/post_employee_form_once/`, {
    token: other.token,
    json: elsewhere,
  });
  expect(status).toBe(201);
});

it('is refused in a file, where an earlier row or the business has it', async () => {
  await add('Dayo', { nin: '22233344455' });
  const imports = importsIn('employees', call, { atOnce: 1 });
  const rows = ['22233344455', '33344455566', '33344455566'].map((nin, at) => ({
    cells: { first_name: `Row ${at + 1}`, last_name: 'Eze', nin },
  }));
  expect(await imports.stored(rows)).toMatchObject({ created: 1, refused: 2 });
});

it('of before is found once the job has digested it', async () => {
  await add('Efe', { nin: '44455566677' });
  await server.sql('update employee_pay set nin_digest = null where business_id = $1', [owner.businessId]);
  expect((await add('Femi', { nin: '44455566677' })).status).toBe(201);
  await sealNumbersJob(server.platform).work({}, byHand);
  expect((await add('Gbenga', { nin: '44455566677' })).status).toBe(400);
});
