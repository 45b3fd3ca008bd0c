import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { noAnswer, problem } from '../../../domain/shared/problem.ts';
import { controlled } from '../../shared/controlled.ts';
import { noConnection, refusal } from '../../shared/samples.ts';
import { type Begun, type Confirmed, secondStepSetupMachine } from './machine.ts';

const begun: Begun = { secret: 'JBSWY3DPEHPK3PXP', otpauth_url: 'otpauth://totp/Steward:ada?secret=JBSWY3DPEHPK3PXP' };
const onAlready = problem('conflict', { detail: 'The second step is on already.' });

const start = () => {
  const clock = new SimulatedClock();
  const begin = controlled<Begun, { password: string }>();
  const confirm = controlled<Confirmed, { one_time_code: string }>();
  const machine = secondStepSetupMachine.provide({
    actors: { beginSecondStep: begin.logic, confirmSecondStep: confirm.logic },
  });
  return { clock, begin, confirm, setup: createActor(machine, { clock }).start() };
};

const toCode = async () => {
  const story = start();
  story.setup.send({ type: 'password.submit', password: ' palm oil ' });
  await story.begin.latest().answer(begun);
  return story;
};

test('from the password over the app to the recovery codes', async () => {
  const { setup, begin, confirm } = await toCode();
  expect(begin.latest().input).toEqual({ password: ' palm oil ' });
  expect(setup.getSnapshot()).toMatchObject({
    value: 'askingCode',
    context: { secret: begun.secret, otpauthUrl: begun.otpauth_url, password: '' },
  });
  setup.send({ type: 'code.submit', code: ' 123 456 ' });
  expect(confirm.latest().input).toEqual({ one_time_code: '123 456' });
  await confirm.latest().answer({ recovery_codes: ['abcde-fghjk'] });
  expect(setup.getSnapshot()).toMatchObject({
    value: 'showingRecoveryCodes',
    context: { recoveryCodes: ['abcde-fghjk'] },
  });
  setup.send({ type: 'setup.leave' });
  expect(setup.getSnapshot().status).toBe('active');
  setup.send({ type: 'codes.keep' });
  expect(setup.getSnapshot().output).toEqual({ outcome: 'on' });
  expect(JSON.stringify(setup.getSnapshot().context)).not.toMatch(/JBSWY|abcde|123 456|palm oil/);
});

test('a wrong password and a wrong code show a problem, and the next try is accepted', async () => {
  const { setup, begin, confirm } = start();
  const wrongPassword = refusal({ password: ['This password is not right.'] });
  setup.send({ type: 'password.submit', password: 'a' });
  await begin.latest().fail(wrongPassword);
  expect(setup.getSnapshot()).toMatchObject({ value: 'askingPassword', context: { problem: wrongPassword } });
  setup.send({ type: 'password.submit', password: 'b' });
  expect(setup.getSnapshot().context.problem).toBeNull();
  await begin.latest().answer(begun);

  const wrongCode = refusal({ one_time_code: ['This code is not valid.'] });
  setup.send({ type: 'code.submit', code: '1' });
  await confirm.latest().fail(wrongCode);
  expect(setup.getSnapshot()).toMatchObject({ value: 'askingCode', context: { problem: wrongCode } });
  setup.send({ type: 'setup.type' });
  expect(setup.getSnapshot().context.problem).toBeNull();
  setup.send({ type: 'code.submit', code: '2' });
  expect(confirm.calls).toHaveLength(2);
});

test('a second step that was turned on elsewhere ends the flow', async () => {
  const early = start();
  early.setup.send({ type: 'password.submit', password: 'a' });
  await early.begin.latest().fail(onAlready);
  const late = await toCode();
  late.setup.send({ type: 'code.submit', code: '1' });
  await late.confirm.latest().fail(onAlready);
  for (const { setup } of [early, late]) expect(setup.getSnapshot().output).toEqual({ outcome: 'onElsewhere' });
});

test('the app gives up a missing answer, and the same can be sent again', async () => {
  const { setup, begin, clock } = start();
  setup.send({ type: 'password.submit', password: 'a' });
  clock.increment(30_000);
  expect(begin.latest().signal.aborted).toBe(true);
  expect(setup.getSnapshot()).toMatchObject({ value: 'askingPassword', context: { problem: noAnswer } });
  const story = await toCode();
  story.setup.send({ type: 'code.submit', code: '1' });
  story.clock.increment(30_000);
  expect(story.setup.getSnapshot()).toMatchObject({ value: 'askingCode', context: { problem: noAnswer } });
  story.setup.send({ type: 'code.submit', code: '1' });
  await story.confirm.latest().fail(noConnection);
  expect(story.setup.getSnapshot()).toMatchObject({ value: 'askingCode', context: { problem: noConnection } });
});

test('a person may leave until it is on, and nothing empty is sent', async () => {
  const atPassword = start();
  atPassword.setup.send({ type: 'password.submit', password: '' });
  expect(atPassword.begin.calls).toHaveLength(0);
  const atCode = await toCode();
  atCode.setup.send({ type: 'code.submit', code: '  ' });
  expect(atCode.confirm.calls).toHaveLength(0);
  for (const { setup } of [atPassword, atCode]) {
    setup.send({ type: 'setup.leave' });
    expect(setup.getSnapshot().output).toEqual({ outcome: 'left' });
  }
});
