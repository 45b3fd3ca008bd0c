import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { noAnswer } from '../../../domain/shared/problem.ts';
import { controlled } from '../../shared/controlled.ts';
import { refusal } from '../../shared/samples.ts';
import { mailRequestMachine, type RequestedMail } from './machine.ts';

const submit = { type: 'mail.request', email: ' ada@palmoil.example ' } as const;

const begin = (mail: RequestedMail) => {
  const clock = new SimulatedClock();
  const reset = controlled<{ detail: string }, { email: string }>();
  const confirmation = controlled<{ detail: string }, { email: string }>();
  const machine = mailRequestMachine.provide({
    actors: { requestPasswordReset: reset.logic, resendConfirmationEmail: confirmation.logic },
  });
  const [call, other] = mail === 'passwordReset' ? [reset, confirmation] : [confirmation, reset];
  return { clock, call, other, request: createActor(machine, { clock, input: { mail } }).start() };
};

describe.each<RequestedMail>(['passwordReset', 'confirmation'])('the mail for %s', (mail) => {
  test('is asked for once, however often the button is pressed, and the flow ends with the address', async () => {
    const { call, other, request } = begin(mail);
    request.send(submit);
    request.send(submit);
    expect(call.calls).toHaveLength(1);
    expect(other.calls).toHaveLength(0);
    expect(call.latest().input).toEqual({ email: 'ada@palmoil.example' });
    await call.latest().answer({ detail: 'The email has been sent.' });
    expect(request.getSnapshot()).toMatchObject({ status: 'done', output: { email: 'ada@palmoil.example' } });
  });

  test.each(['', ' ', 'ada', 'ada@', '@palmoil.example', 'ada@palmoil', 'a b@palmoil.example'])(
    'is not asked for with something that is not an address: %j',
    (email) => {
      const { call, other, request } = begin(mail);
      request.send({ type: 'mail.request', email });
      expect(request.getSnapshot().value).toBe('editing');
      expect([...call.calls, ...other.calls]).toHaveLength(0);
    },
  );

  test('a refusal is shown at the field until the person types, and the address is kept', async () => {
    const { call, request } = begin(mail);
    request.send(submit);
    const refused = refusal({ email: ['Enter a valid email address.'] });
    await call.latest().fail(refused);
    expect(request.getSnapshot()).toMatchObject({
      value: 'editing',
      context: { email: 'ada@palmoil.example', problem: refused },
    });
    request.send({ type: 'mail.type' });
    expect(request.getSnapshot().context.problem).toBeNull();
  });

  test('the app gives up an answer that does not come within half a minute', () => {
    const { clock, request } = begin(mail);
    request.send(submit);
    clock.increment(30_000);
    expect(request.getSnapshot()).toMatchObject({ value: 'editing', context: { problem: noAnswer } });
  });
});
