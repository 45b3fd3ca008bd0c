import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { fieldsOfForm } from '../../../domain/hr/onboarding-form.ts';
import { noAnswer } from '../../../domain/shared/problem.ts';
import { controlled } from '../../shared/controlled.ts';
import { noConnection, refusal } from '../../shared/samples.ts';
import { changed, expired, filled, returned, sentForm, token } from './cases.ts';
import type { OnboardingDraft, OnboardingForm } from './machine.ts';
import { onboardingFormMachine } from './machine.ts';
import type { FormStep, FormSubmission } from './setup.ts';

const begin = (draft: OnboardingDraft | null = null) => {
  const clock = new SimulatedClock();
  const open = controlled<OnboardingForm, { token: string }>();
  const save = controlled<OnboardingForm, FormStep>();
  const submit = controlled<OnboardingForm, FormSubmission>();
  const machine = onboardingFormMachine.provide({
    actors: { openOnboardingForm: open.logic, saveOnboardingForm: save.logic, submitOnboardingForm: submit.logic },
  });
  const actor = createActor(machine, { clock, input: { token, draft } });
  actor.start();
  const onward = () => actor.send({ type: 'step.continue' });
  return { actor, clock, open, save, submit, onward, snapshot: () => actor.getSnapshot() };
};
const kin = { name: 'Chidi Eze', relationship: 'Brother', phone_number: '0805 421 0000' };

test('a new employee fills in part by part, each kept by the server, checks everything and sends it', async () => {
  const { actor, open, save, submit, onward, snapshot } = begin();
  await open.latest().answer(filled(0));
  expect(snapshot()).toMatchObject({
    value: 'fillingDetails',
    context: {
      fields: {
        person: { first_name: 'Ngozi', phone_number: '+2348031234567', personal_email: 'ngozi@palmoil.test' },
      },
    },
  });
  actor.send({ type: 'fields.type', changed: { last_name: '' } });
  onward();
  expect(snapshot().context.problem?.fields).toEqual({ last_name: ['field is required'] });
  actor.send({ type: 'fields.type', changed: { last_name: 'Eze', phone_number: ' 0803 ' } });
  onward();
  expect(save.latest().input).toMatchObject({
    token,
    revision: 0,
    details: { first_name: 'Ngozi', last_name: 'Eze', phone_number: '0803', middle_name: null, nationality: 'NG' },
  });
  expect(save.latest().input).not.toHaveProperty('bank');
  await save.latest().answer(filled(1));
  actor.send({ type: 'fields.type', changed: { bank: '011', account_number: '0000014578' } });
  onward();
  expect(snapshot().context.problem?.fields).toHaveProperty('account_number');
  actor.send({ type: 'fields.type', changed: { account_number: '0000014579' } });
  onward();
  await save.latest().answer(filled(2));
  actor.send({ type: 'contact.type', part: 'next_of_kin', changed: kin });
  onward();
  expect(save.latest().input.next_of_kin).toEqual({ ...kin, email: null, address: null });
  await save.latest().answer(filled(3));
  onward();
  expect(Object.keys(snapshot().context.problem?.fields ?? {})).toEqual(['name', 'relationship', 'phone_number']);
  actor.send({ type: 'contact.type', part: 'emergency_contact', changed: kin });
  onward();
  await save.latest().answer(filled(4));
  expect(snapshot().value).toBe('checking');
  actor.send({ type: 'form.send' });
  expect(submit.latest().input).toEqual({ token, revision: 4 });
  await submit.latest().answer(sentForm);
  expect(snapshot().output).toEqual({ end: 'sent' });
});

test('a part that fails to travel, or that another tab has changed, loses nothing that is typed', async () => {
  const { actor, clock, open, save, onward, snapshot } = begin();
  await open.latest().answer(filled(1));
  actor.send({ type: 'fields.type', changed: { bank: '011', account_number: '0000014579' } });
  actor.send({ type: 'step.back' });
  actor.send({ type: 'fields.type', changed: { address: '4 Zaria Road' } });
  onward();
  await save.latest().fail(noConnection);
  expect(snapshot()).toMatchObject({ value: 'fillingDetails', context: { problem: noConnection } });
  onward();
  clock.increment(30_000);
  expect(snapshot()).toMatchObject({ value: 'fillingDetails', context: { problem: noAnswer } });
  onward();
  await save.latest().fail(changed);
  expect(snapshot().value).toBe('loading');
  await open.latest().answer(filled(1, { revision: 7 }));
  expect(snapshot()).toMatchObject({
    value: 'fillingDetails',
    context: { problem: changed, fields: { person: { address: '4 Zaria Road', account_number: '0000014579' } } },
  });
  onward();
  expect(save.latest().input).toMatchObject({ revision: 7, details: { address: '4 Zaria Road' } });
  await save.latest().answer(filled(1, { revision: 8 }));
  // What was typed into another part and is not kept yet is still there.
  expect(snapshot()).toMatchObject({ value: 'fillingBank', context: { unsaved: ['bank'] } });
  onward();
  expect(save.latest().input.bank).toMatchObject({ account_number: '0000014579' });
  await save.latest().fail(refusal({ account_number: ['No such account.'] }));
  expect(snapshot().value).toBe('fillingBank');
});

test('it goes on where changes are asked for, and every part can be opened again', async () => {
  const { actor, open, submit, save, onward, snapshot } = begin();
  await open.latest().fail(noConnection);
  actor.send({ type: 'form.retry' });
  await open.latest().answer(returned);
  expect(snapshot().value).toBe('fillingBank');
  onward();
  await save.latest().answer(filled(4));
  for (const [part, state] of [
    ['emergency_contact', 'namingEmergencyContact'],
    ['next_of_kin', 'namingNextOfKin'],
    ['bank', 'fillingBank'],
    ['details', 'fillingDetails'],
  ] as const) {
    actor.send({ type: 'part.open', part });
    expect(snapshot().value).toBe(state);
    onward();
    await save.latest().answer(filled(4));
  }
  actor.send({ type: 'form.send' });
  await submit.latest().fail(changed);
  await open.latest().answer(sentForm);
  expect(snapshot().output).toEqual({ end: 'sent' });
});

test('a link that is no longer good shows nothing', async () => {
  for (const [count, end] of [
    [0, 'open'],
    [1, 'save'],
    [4, 'submit'],
  ] as const) {
    const { actor, open, save, submit, onward, snapshot } = begin();
    if (end === 'open') await open.latest().fail(expired);
    else await open.latest().answer(filled(count));
    if (end === 'save') onward();
    if (end === 'save') await save.latest().fail(expired);
    if (end === 'submit') actor.send({ type: 'form.send' });
    if (end === 'submit') await submit.latest().fail(expired);
    expect(snapshot()).toMatchObject({ output: { end: 'linkEnded' }, context: { problem: expired } });
  }
});

test('a reload goes on with what was typed and not kept', async () => {
  const fields = fieldsOfForm(filled(1));
  const draft = { fields: { ...fields, person: { ...fields.person, nin: '123' } }, unsaved: ['bank' as const] };
  const { open, snapshot } = begin(draft);
  await open.latest().answer(filled(1, { details: { first_name: 'Amara', last_name: 'Eze' } }));
  expect(snapshot().context.fields?.person).toMatchObject({ nin: '123', first_name: 'Amara' });
});

test('what was typed over a part that the server has is kept before the form can be sent', async () => {
  const fields = fieldsOfForm(filled(4));
  const draft = { fields: { ...fields, person: { ...fields.person, nin: '12345678901' } }, unsaved: ['bank' as const] };
  const { actor, open, save, onward, snapshot } = begin(draft);
  await open.latest().answer(filled(4));
  expect(snapshot().value).toBe('fillingBank');
  actor.send({ type: 'step.back' });
  onward();
  await save.latest().answer(filled(4));
  expect(snapshot().value).toBe('fillingBank');
  onward();
  expect(save.latest().input).toMatchObject({ bank: { nin: '12345678901' } });
  await save.latest().answer(filled(4));
  expect(snapshot()).toMatchObject({ value: 'checking', context: { unsaved: [] } });
});

test('Forward leads past what the server has, but not past what is typed or asked for', async () => {
  const { actor, open, save, onward, snapshot } = begin();
  await open.latest().answer(filled(2));
  const back = () => actor.send({ type: 'step.back' });
  const forward = () => {
    actor.send({ type: 'step.forward' });
    return snapshot().value;
  };
  expect(forward()).toBe('namingNextOfKin');
  back();
  back();
  expect([forward(), forward(), forward()]).toEqual(['fillingBank', 'namingNextOfKin', 'namingNextOfKin']);
  back();
  actor.send({ type: 'fields.type', changed: { nin: '12345678901' } });
  expect(forward()).toBe('fillingBank');
  onward();
  await save.latest().answer(filled(4, { notes: { next_of_kin: 'Which Chidi?' } }));
  expect([snapshot().value, forward()]).toEqual(['namingNextOfKin', 'namingNextOfKin']);
  onward();
  await save.latest().answer(filled(4));
  back();
  expect(forward()).toBe('checking');
  expect(save.calls).toHaveLength(2);
});
