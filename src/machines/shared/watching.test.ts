import { expect, it } from 'vitest';
import { type AnyMachineSnapshot, type AnyTransitionDefinition, createActor, createMachine } from 'xstate';
import { flows } from '../index.ts';
import { masked, watchedStep } from './watching.ts';

it('masks typed texts, tokens and addresses, and keeps the shape', () => {
  expect(
    masked({
      email: 'ada@palmoil.example',
      phone: 8012345678,
      tokens: { access_token: 'ey.secret', refresh_token: null },
      rows: [{ name: 'Ada', isOwner: true }],
      byAddress: { 'ada@palmoil.example': 1 },
      problem: { kind: 'invalid', detail: 'ada is taken' },
      attempts: 2,
      file: new Blob(['secret']),
      status: 'PENDING',
      type: 'not a word of a list',
    }),
  ).toEqual({
    email: '•••',
    phone: '•••',
    tokens: { access_token: '•••', refresh_token: null },
    rows: [{ name: '•••', isOwner: true }],
    byAddress: { '•••': '•••' },
    problem: { kind: 'invalid', detail: '•••' },
    attempts: 2,
    file: '•••',
    status: 'PENDING',
    type: '•••',
  });
});

it('looks a few levels deep only, so that a circle ends', () => {
  const circle: Record<string, unknown> = { isOpen: true };
  circle.inner = circle;
  expect(JSON.stringify(masked(circle))).toMatch(/^(\{"isOpen":true,"inner":){7}"•••"\}{7}$/);
  expect(masked(() => 'secret')).toBe('•••');
});

it('lets no text of any flow’s cases through except the words of closed lists', () => {
  const texts = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(texts)
        : [];
  for (const { cases } of flows) {
    const events = Object.values(cases.events).flatMap((each) => each ?? []);
    for (const { event } of events) {
      const { type: _, ...held } = event as { type: string };
      for (const text of texts(masked(held))) expect(text).toMatch(/^(•••|[A-Za-z][\w.]*)$/);
      expect(JSON.stringify(masked(held))).not.toMatch(/@|palm-oil-2026|123456/);
    }
  }
});

it('reports which of several transitions was taken, and its target', () => {
  const machine = createMachine({
    id: 'door',
    initial: 'shut',
    states: {
      shut: { on: { push: [{ guard: () => false, target: 'shut' }, { target: 'open' }] } },
      open: { type: 'final' },
    },
  });
  const took: AnyTransitionDefinition[] = [];
  const actor = createActor(machine, {
    inspect: (event) => {
      if (event.type === '@xstate.microstep') took.push(...event._transitions);
    },
  }).start();
  took.length = 0;
  actor.send({ type: 'push' });
  const step = watchedStep('page', actor, actor.getSnapshot() as AnyMachineSnapshot, { type: 'push' }, took);
  expect(step).toMatchObject({
    flow: 'door',
    event: 'push',
    states: ['open'],
    transitions: [{ source: 'shut', type: 'push', index: 1 }],
    isOver: true,
  });
});
