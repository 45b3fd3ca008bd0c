import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { uploadDeadline } from '../../../domain/shared/deadlines.ts';
import { noAnswer, problem } from '../../../domain/shared/problem.ts';
import { controlled } from '../../shared/controlled.ts';
import { fault, photo, smoke, token } from './cases.ts';
import { type Fault, type FaultCreation, faultReportMachine } from './machine.ts';

const begin = () => {
  const clock = new SimulatedClock();
  const report = controlled<Fault, FaultCreation>();
  const machine = faultReportMachine.provide({ actors: { reportFault: report.logic } });
  const actor = createActor(machine, { clock, input: { token } }).start();
  const send = (message = smoke.message) =>
    actor.send({ type: 'fault.send', fields: { ...smoke, message }, photo, key: 'key-of-one-fault' });
  return { clock, report, send, snapshot: () => actor.getSnapshot() };
};

test('a fault travels with its photo and its key, and comes back as a reference', async () => {
  const { report, send, snapshot } = begin();
  send(' It smokes ');
  expect(report.latest().input).toEqual({ token, key: 'key-of-one-fault', photo, ...smoke });
  await report.latest().answer(fault);
  expect(snapshot().output).toEqual({ end: 'sent', reference: fault.reference });
});

test('without words nothing is sent', () => {
  const { report, send, snapshot } = begin();
  send(' ');
  expect(snapshot().context.problem?.fields).toEqual({ message: ['Say what is wrong.'] });
  expect(report.calls).toHaveLength(0);
});

test('without an answer in time it is sent again, as the same fault', () => {
  const { clock, report, send, snapshot } = begin();
  send();
  clock.increment(uploadDeadline);
  expect([snapshot().value, snapshot().context.problem]).toEqual(['describing', noAnswer]);
  send();
  expect(report.calls.map(({ input }) => input.key)).toEqual(['key-of-one-fault', 'key-of-one-fault']);
  expect(snapshot().context.problem).toBeNull();
});

test('where reports were switched off meanwhile, it ends without a reference', async () => {
  const { report, send, snapshot } = begin();
  send();
  await report.latest().fail(problem('conflict', { code: 'off' }));
  expect(snapshot().output).toEqual({ end: 'off', reference: null });
});
