import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { EmployeeFields } from '../../../domain/hr/employee-form.ts';
import { newEmployeeFields } from '../../../domain/hr/employee-form.ts';
import { noAnswer, problem } from '../../../domain/shared/problem.ts';
import { controlled } from '../../shared/controlled.ts';
import { businessId, noConnection, refusal } from '../../shared/samples.ts';
import { employeeId, halima } from './cases.ts';
import {
  type EmployeeCreation,
  type EmployeeDraft,
  type EmployeeRecord,
  type EmployeeUpdate,
  employeeFormMachine,
} from './machine.ts';

type Start = { id?: string | null; asksPay?: boolean; draft?: EmployeeDraft | null };

const begin = ({ id = null, asksPay = false, draft = null }: Start = {}) => {
  const clock = new SimulatedClock();
  const get = controlled<EmployeeRecord, { businessId: string; id: string }>();
  const create = controlled<EmployeeRecord, EmployeeCreation>();
  const update = controlled<EmployeeRecord, EmployeeUpdate>();
  const machine = employeeFormMachine.provide({
    actors: { getEmployee: get.logic, createEmployee: create.logic, updateEmployee: update.logic },
  });
  const input = { businessId, id, asksPay, idempotencyKey: 'first-key', draft };
  const actor = createActor(machine, { clock, input });
  actor.start();
  const type = (changed: Partial<EmployeeFields>) => actor.send({ type: 'fields.type', changed });
  const onward = () => actor.send({ type: 'step.continue' });
  return { actor, clock, get, create, update, type, onward, snapshot: () => actor.getSnapshot() };
};
const names = { first_name: ' Halima ', last_name: 'Danjuma' };

test('a confirmed holder is sent, unless another account was typed after it', async () => {
  const { actor, create, type, onward } = begin({ asksPay: true });
  type(names);
  onward();
  onward();
  type({ bank: '011', account_number: '0000014579' });
  type({ account_name: 'ADA OBI', holder_proof: 'proof' });
  actor.send({ type: 'employee.save' });
  expect(create.latest().input).toMatchObject({ account_name: 'ADA OBI', holder_proof: 'proof' });
  await create.latest().fail(noConnection);
  type({ account_number: '0000014586' });
  actor.send({ type: 'employee.save' });
  expect(create.latest().input).toMatchObject({ account_name: 'ADA OBI', holder_proof: null });
});

test('a new employee is described, placed and paid, and stored once with everything', async () => {
  const { actor, create, type, onward, snapshot } = begin({ asksPay: true });
  onward();
  expect(snapshot()).toMatchObject({
    value: 'describing',
    context: { problem: { fields: { first_name: ['field is required'], last_name: ['field is required'] } } },
  });
  type(names);
  onward();
  expect(snapshot()).toMatchObject({ value: 'placing', context: { problem: null } });
  type({ hire_date: '2026-03-02', probation_end_date: '2026-03-01' });
  onward();
  expect(snapshot().context.problem?.fields).toHaveProperty('probation_end_date');
  type({ probation_end_date: '2026-09-02' });
  onward();
  type({ bank: '011', account_number: '0000014578', pay: '350000' });
  actor.send({ type: 'employee.save' });
  expect(Object.keys(snapshot().context.problem?.fields ?? {})).toEqual(['account_number', 'pay_period']);
  type({ account_number: '0000014579', pay_period: 'monthly' });
  actor.send({ type: 'employee.save' });
  actor.send({ type: 'employee.save' });
  expect(create.calls).toHaveLength(1);
  expect(create.latest().input).toMatchObject({
    businessId,
    idempotencyKey: 'first-key',
    first_name: 'Halima',
    middle_name: null,
    nationality: 'NG',
    pay: 350_000,
    pay_period: 'monthly',
  });
  expect(create.latest().input).not.toHaveProperty('photo');
  await create.latest().answer(halima);
  expect(snapshot().output).toEqual({ end: 'saved', id: employeeId });
});

test('without the permission to see pay none is asked for or sent', async () => {
  const { create, type, onward, snapshot } = begin();
  type(names);
  onward();
  onward();
  expect(snapshot().value).toBe('creating');
  expect(create.latest().input).not.toHaveProperty('pay');
  await create.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'placing', context: { problem: noConnection } });
});

test('what the server refuses leads back to its step, and nothing typed is lost', async () => {
  const { actor, clock, create, type, onward, snapshot } = begin({ asksPay: true });
  type(names);
  onward();
  onward();
  actor.send({ type: 'employee.save' });
  await create.latest().fail(refusal({ email: ['Taken.'] }));
  expect(snapshot()).toMatchObject({ value: 'describing', context: { fields: names } });
  onward();
  onward();
  actor.send({ type: 'employee.save' });
  await create.latest().fail(refusal({ employee_id: ['Taken.'] }));
  expect(snapshot().value).toBe('placing');
  onward();
  actor.send({ type: 'employee.save' });
  clock.increment(30_000);
  expect(snapshot()).toMatchObject({ value: 'paying', context: { problem: noAnswer } });
  actor.send({ type: 'step.back' });
  actor.send({ type: 'step.back' });
  expect(snapshot()).toMatchObject({ value: 'describing', context: { problem: null } });
});

test('an attempt that had arrived adds no second employee unasked', async () => {
  const { actor, create, type, onward, snapshot } = begin();
  type(names);
  onward();
  onward();
  await create.latest().fail(problem('conflict'));
  expect(snapshot().value).toBe('foundEarlier');
  actor.send({ type: 'employee.addAgain', idempotencyKey: 'second-key' });
  expect(create.latest().input.idempotencyKey).toBe('second-key');
  await create.latest().fail(problem('conflict'));
  actor.send({ type: 'list.open' });
  expect(snapshot().output).toEqual({ end: 'listed', id: null });
});

test('an employee who is there is loaded, changed and stored, without the photo that the server has', async () => {
  const { actor, get, update, type, onward, snapshot } = begin({ id: employeeId });
  await get.latest().fail(noConnection);
  expect(snapshot().value).toBe('unread');
  actor.send({ type: 'employee.retry' });
  await get.latest().answer({ ...halima, photo: 'data:image/webp;base64,AAAA' });
  expect(snapshot().context.fields).toMatchObject({ first_name: 'Halima', job_title: 'Dispatcher' });
  type({ job_title: 'Head dispatcher' });
  onward();
  onward();
  expect(update.latest().input).toMatchObject({
    businessId,
    id: employeeId,
    job_title: 'Head dispatcher',
    status: 'active',
  });
  expect(update.latest().input).toMatchObject({ seen: { first_name: halima.first_name, email: halima.email } });
  expect(update.latest().input).not.toHaveProperty('photo');
  await update.latest().fail(refusal({ email: ['Taken.'] }));
  expect(snapshot().value).toBe('describing');
  onward();
  onward();
  await update.latest().answer(halima);
  expect(snapshot().output).toEqual({ end: 'saved', id: employeeId });
});

test('a draft goes on where it was, also over the record that is loaded', async () => {
  const seen = { first_name: 'As it was then' };
  const draft = { fields: { ...newEmployeeFields, ...names }, idempotencyKey: 'kept-key', seen };
  const fresh = begin({ draft });
  fresh.onward();
  fresh.onward();
  expect(fresh.create.latest().input).toMatchObject({ idempotencyKey: 'kept-key', first_name: 'Halima' });
  const changing = begin({ id: employeeId, draft });
  await changing.get.latest().answer({ ...halima, first_name: 'Other' });
  expect(changing.snapshot().context).toMatchObject({ fields: names, seen });
});
