import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { noAnswer } from '../../../domain/shared/problem.ts';
import { controlled } from '../../shared/controlled.ts';
import { refusal } from '../../shared/samples.ts';
import { forgotPasswordMachine } from './machine.ts';

const submit = { type: 'forgot.submit', email: ' ada@palmoil.example ' } as const;

const begin = () => {
  const clock = new SimulatedClock();
  const call = controlled<{ detail: string }, { email: string }>();
  const machine = forgotPasswordMachine.provide({ actors: { requestPasswordReset: call.logic } });
  return { clock, call, forgot: createActor(machine, { clock }).start() };
};

test('the link is asked for once, however often the button is pressed, and it ends with the address', async () => {
  const { call, forgot } = begin();
  forgot.send(submit);
  forgot.send(submit);
  expect(call.calls).toHaveLength(1);
  expect(call.latest().input).toEqual({ email: 'ada@palmoil.example' });
  await call.latest().answer({ detail: 'Password reset e-mail has been sent.' });
  expect(forgot.getSnapshot()).toMatchObject({ status: 'done', output: { email: 'ada@palmoil.example' } });
});

test.each(['', ' ', 'ada', 'ada@', '@palmoil.example', 'ada@palmoil', 'a b@palmoil.example'])(
  'something that is not an address is not sent: %j',
  (email) => {
    const { call, forgot } = begin();
    forgot.send({ type: 'forgot.submit', email });
    expect(forgot.getSnapshot().value).toBe('editing');
    expect(call.calls).toHaveLength(0);
  },
);

test('a refusal is shown at the field until something is typed, and the address is kept', async () => {
  const { call, forgot } = begin();
  forgot.send(submit);
  const refused = refusal({ email: ['Enter a valid email address.'] });
  await call.latest().fail(refused);
  expect(forgot.getSnapshot()).toMatchObject({
    value: 'editing',
    context: { email: 'ada@palmoil.example', problem: refused },
  });
  forgot.send({ type: 'forgot.type' });
  expect(forgot.getSnapshot().context.problem).toBeNull();
});

test('an answer that does not come within half a minute is given up', () => {
  const { clock, forgot } = begin();
  forgot.send(submit);
  clock.increment(30_000);
  expect(forgot.getSnapshot()).toMatchObject({ value: 'editing', context: { problem: noAnswer } });
});
