import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { noAnswer } from '../../../domain/shared/problem.ts';
import { controlled } from '../../shared/controlled.ts';
import { refusal } from '../../shared/samples.ts';
import { resendConfirmationMachine } from './machine.ts';

const submit = { type: 'resend.submit', email: ' ada@palmoil.example ' } as const;

const begin = () => {
  const clock = new SimulatedClock();
  const call = controlled<{ detail: string }, { email: string }>();
  const machine = resendConfirmationMachine.provide({ actors: { resendConfirmationEmail: call.logic } });
  return { clock, call, resend: createActor(machine, { clock }).start() };
};

test('the mail is asked for once, however often the button is pressed, and it ends with the address', async () => {
  const { call, resend } = begin();
  resend.send(submit);
  resend.send(submit);
  expect(call.calls).toHaveLength(1);
  expect(call.latest().input).toEqual({ email: 'ada@palmoil.example' });
  await call.latest().answer({ detail: 'We have sent you an e-mail.' });
  expect(resend.getSnapshot()).toMatchObject({ status: 'done', output: { email: 'ada@palmoil.example' } });
});

test.each(['', ' ', 'ada', 'ada@', '@palmoil.example', 'ada@palmoil', 'a b@palmoil.example'])(
  'something that is not an address is not sent: %j',
  (email) => {
    const { call, resend } = begin();
    resend.send({ type: 'resend.submit', email });
    expect(resend.getSnapshot().value).toBe('editing');
    expect(call.calls).toHaveLength(0);
  },
);

test('a refusal is shown at the field until something is typed, and the address is kept', async () => {
  const { call, resend } = begin();
  resend.send(submit);
  const refused = refusal({ email: ['Enter a valid email address.'] });
  await call.latest().fail(refused);
  expect(resend.getSnapshot()).toMatchObject({
    value: 'editing',
    context: { email: 'ada@palmoil.example', problem: refused },
  });
  resend.send({ type: 'resend.type' });
  expect(resend.getSnapshot().context.problem).toBeNull();
});

test('an answer that does not come within half a minute is given up', () => {
  const { clock, resend } = begin();
  resend.send(submit);
  clock.increment(30_000);
  expect(resend.getSnapshot()).toMatchObject({ value: 'editing', context: { problem: noAnswer } });
});
