import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { noAnswer } from '../../../domain/shared/problem.ts';
import { controlled } from '../../shared/controlled.ts';
import { noConnection, refusal } from '../../shared/samples.ts';
import { inviteSendingMachine, type Outcome, type Sending } from './machine.ts';

const send = {
  type: 'invites.send' as const,
  permissions: [{ codename: 'access_hr' as const }],
  personalLine: 'Hello',
  idempotencyKey: 'one-key',
};

const open = () => {
  const clock = new SimulatedClock();
  const file = controlled<string, { file: File | null }>();
  const call = controlled<{ results: Outcome[] }, Sending>();
  const machine = inviteSendingMachine.provide({ actors: { readFile: file.logic, sendInvitations: call.logic } });
  const sending = createActor(machine, { clock, input: { businessId: 'palm-oil' } }).start();
  const write = (text: string) => sending.send({ type: 'addresses.change', text });
  return { clock, file, call, sending, write, snapshot: () => sending.getSnapshot() };
};

test('the usable addresses are sent once, however often the button is pressed, and each has a result', async () => {
  const { call, sending, write, snapshot } = open();
  write('Ada <ada@palmoil.example>, bola@');
  sending.send(send);
  sending.send(send);
  expect(call.calls).toHaveLength(1);
  expect(call.latest().input).toEqual({
    businessId: 'palm-oil',
    idempotencyKey: 'one-key',
    invitations: {
      emails: ['ada@palmoil.example'],
      permissions: [{ codename: 'access_hr' }],
      personal_line: 'Hello',
    },
  });
  const results: Outcome[] = [{ email: 'ada@palmoil.example', outcome: 'invited' }];
  await call.latest().answer({ results });
  expect(snapshot()).toMatchObject({ value: 'sent', context: { results } });
  sending.send({ type: 'invites.more' });
  expect(snapshot()).toMatchObject({ value: 'editing', context: { text: '', results: [] } });
});

test('what is discarded is forgotten, with what was wrong with it', async () => {
  const { call, sending, write, snapshot } = open();
  write('ada@palmoil.example');
  sending.send(send);
  await call.latest().fail(noConnection);
  expect(snapshot().context).toMatchObject({ text: 'ada@palmoil.example', problem: noConnection });
  sending.send({ type: 'invites.discard' });
  expect(snapshot()).toMatchObject({ value: 'editing', context: { text: '', leftOut: [], problem: null } });
});

test.each(['', 'ada', 'ada@'])('without a usable address nothing is sent: %j', (text) => {
  const { call, sending, write } = open();
  write(text);
  sending.send(send);
  expect(call.calls).toHaveLength(0);
});

test('a file adds its addresses to those that the person typed, and the rest of it is reported', async () => {
  const { file, sending, write, snapshot } = open();
  write('ada@palmoil.example');
  const chosen = new File(['x'], 'people.csv');
  sending.send({ type: 'file.add', file: chosen });
  expect(file.latest().input).toEqual({ file: chosen });
  await file.latest().answer('Name,Email\nBola,bola@palmoil.example');
  expect(snapshot()).toMatchObject({
    value: 'editing',
    context: {
      text: 'ada@palmoil.example\nbola@palmoil.example',
      leftOut: ['Name', 'Email', 'Bola'],
      file: null,
    },
  });
});

test('a file that cannot be read, or not within half a minute, leaves the typed addresses', async () => {
  const { clock, file, sending, write, snapshot } = open();
  write('ada@palmoil.example');
  sending.send({ type: 'file.add', file: new File(['x'], 'people.csv') });
  await file.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({
    value: 'editing',
    context: { text: 'ada@palmoil.example', problem: noConnection },
  });
  sending.send({ type: 'file.add', file: new File(['x'], 'people.csv') });
  clock.increment(30_000);
  expect(snapshot()).toMatchObject({ value: 'editing', context: { problem: noAnswer } });
});

test('a refusal stays until the person types, and loses nothing', async () => {
  const { clock, call, sending, write, snapshot } = open();
  write('ada@palmoil.example');
  sending.send(send);
  const refused = refusal({ permissions: ['Only the owner can give what you do not have yourself.'] });
  await call.latest().fail(refused);
  expect(snapshot()).toMatchObject({ value: 'editing', context: { text: 'ada@palmoil.example', problem: refused } });
  write('ada@palmoil.example bola@palmoil.example');
  expect(snapshot().context.problem).toBeNull();
  sending.send(send);
  clock.increment(30_000);
  expect(snapshot()).toMatchObject({ value: 'editing', context: { problem: noAnswer } });
});
