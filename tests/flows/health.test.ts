/// <reference types="vite/client" />
/** Every flow follows the project's rules, and each rule finds a machine that breaks it. */
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { type AnyStateMachine, assign, createMachine, fromCallback, fromPromise, StateMachine, setup } from 'xstate';
import { checks, violationsOf } from '../../src/flows/engine/health.ts';
import { planFlow } from '../../src/flows/engine/plan.ts';
import { bare, sampleFlow } from '../../src/flows/engine/samples.ts';
import { staticsOf } from '../../src/flows/engine/statics.ts';
import type { Flow, Steps } from '../../src/machines/flow.ts';
import { flows } from '../../src/machines/index.ts';
import { sharedStates } from '../../src/machines/shared/labels.ts';

const planOf = (flow: Flow) => planFlow(flow, { cover: ['states', 'transitions', 'guards'] });

const files = import.meta.glob<Record<string, unknown>>('../../src/machines/*/*/machine.ts', { eager: true });

test('every machine in the tree is registered once, under its own id', () => {
  const registered = new Set(flows.map(({ machine }) => machine));
  for (const [file, exported] of Object.entries(files)) {
    const [domain, flow] = file.split('/').slice(-3);
    const isThere = Object.values(exported).some((value) => registered.has(value as AnyStateMachine));
    expect(isThere, `${flow} stands in src/machines/${domain}/flows.ts`).toBe(true);
  }
  const machines = Object.values(files)
    .flatMap((exported) => Object.values(exported))
    .filter((value) => value instanceof StateMachine);
  expect(machines).toHaveLength(Object.keys(files).length);
  expect(new Set(flows.map(({ machine }) => machine))).toEqual(new Set(machines));
  expect(flows).toHaveLength(machines.length);
  expect(flows.map(({ id }) => id)).toEqual(flows.map(({ machine }) => machine.id));
  expect(new Set(flows.map(({ id }) => id)).size).toBe(flows.length);
});

test.each(flows)('$id is healthy', (flow) => {
  expect(violationsOf(planOf(flow))).toEqual([]);
});

test('words for states name states that are there', () => {
  const pathsOf = ({ machine }: Flow) => staticsOf(machine).states.map(({ path }) => path);
  for (const flow of flows)
    for (const path of Object.keys(flow.states ?? {})) expect(pathsOf(flow), flow.id).toContain(path);
  const names = new Set(
    flows.flatMap(({ machine }) => staticsOf(machine).states.map(({ path }) => path.split('.').at(-1))),
  );
  expect(Object.keys(sharedStates).filter((name) => !names.has(name))).toEqual([]);
});

type Config = Record<string, unknown>;
type LooseCases = Parameters<typeof sampleFlow>[1];

const answers = { load: { done: [{ label: 'here', output: 1 }], error: [{ label: 'down', error: 'down' }] } };

const worded = { 'load.begin': 'Begin', load: 'the server sends it', deadline: 'no answer came', isOpen: 'it is open' };

/** A healthy machine that loads something, with the changes that break a rule. */
const patient = (
  { states, ...more }: { states?: Config } & Config = {},
  cases: LooseCases = {},
  labels: Flow['labels'] = {},
): Flow => {
  const machine = setup({
    types: { events: {} as { type: string } },
    actors: { load: fromPromise(() => Promise.resolve(1)), other: fromCallback(() => {}) },
    delays: { deadline: 1_000 },
    guards: { isOpen: () => true },
    actions: { storeIt: () => {} },
  }).createMachine({
    id: 'patient',
    description: 'Loads something.',
    initial: 'idle',
    states: {
      idle: { description: 'Waits for the person.', on: { 'load.begin': 'loading' } },
      loading: {
        description: 'It is being loaded.',
        tags: 'busy',
        invoke: { id: 'load', src: 'load', onDone: 'loaded', onError: 'idle' },
        after: { deadline: 'idle' },
      },
      loaded: { description: 'It is there.', type: 'final' },
      ...states,
    },
    ...more,
  } as never);
  const flow = sampleFlow(machine as unknown as AnyStateMachine, { events: bare('load.begin'), answers, ...cases });
  return { ...flow, labels: { ...worded, ...labels } };
};
const loading = (change: Config): { states: Config } => ({
  states: {
    loading: {
      description: 'It is being loaded.',
      tags: 'busy',
      invoke: { id: 'load', src: 'load', onDone: 'loaded', onError: 'idle' },
      after: { deadline: 'idle' },
      ...change,
    },
  },
});
const idle = (change: Config): { states: Config } => ({
  states: { idle: { description: 'Waits for the person.', on: { 'load.begin': 'loading' }, ...change } },
});
/** Two steps that stand in the address. */
const stepping = (change: Partial<Steps>): Flow => ({
  ...patient(
    {
      states: {
        idle: { description: 'Waits for the person.', on: { 'way.on': 'asking', 'load.begin': 'loading' } },
        asking: { description: 'Asks.', on: { 'way.back': 'idle' } },
      },
    },
    { events: bare('way.on', 'way.back', 'load.begin') },
    { 'way.on': 'Continue', 'way.back': 'Back' },
  ),
  steps: {
    parameter: 'step',
    words: { idle: 'first', asking: 'second' },
    back: { type: 'way.back' },
    onward: { type: 'way.on' },
    ...change,
  },
});
const loop = createMachine({
  id: 'loop',
  description: 'Decides.',
  initial: 'a',
  states: { a: { description: 'A.', always: 'b' }, b: { description: 'B.', type: 'final' } },
});

/** For each rule, machines that break it and the message about each. */
/** A list that is loaded page by page, of which `hasMore` comes with each page. */
const pages = setup({
  types: {} as {
    context: { rows: number; hasMore: boolean };
    events: { type: 'page.load' | 'list.end'; hasMore?: boolean };
  },
  guards: { hasMore: ({ context }) => context.hasMore },
  actions: {
    storePage: assign(({ context }, { hasMore }: { hasMore: boolean }) => ({
      rows: Math.min(context.rows + 1, 2),
      hasMore,
    })),
  },
}).createMachine({
  id: 'pages',
  context: { rows: 0, hasMore: true },
  initial: 'showing',
  states: {
    showing: {
      on: {
        'page.load': {
          guard: 'hasMore',
          actions: { type: 'storePage', params: ({ event }) => ({ hasMore: event.hasMore === true }) },
        },
        'list.end': 'ended',
      },
    },
    ended: { type: 'final' },
  },
});
const loadingPages = (key: Flow['cases']['key']): Flow =>
  sampleFlow(pages, {
    events: {
      'page.load': [
        { label: 'with more', event: { type: 'page.load', hasMore: true } },
        { label: 'the last', event: { type: 'page.load', hasMore: false } },
      ],
      ...bare('list.end'),
    },
    key,
  });

const ill: Record<keyof typeof checks, [flow: Flow, said: string | RegExp][]> = {
  'no step fails, no state is a dead end, no busy state lasts forever': [
    [
      patient(
        { states: { idle: { description: 'I.', on: { 'way.lose': 'stuck' } }, stuck: { description: 'No way on.' } } },
        { events: bare('way.lose') },
      ),
      /^dead end: stuck/,
    ],
    [patient(loading({ invoke: [], after: {}, on: { 'load.begin': 'loaded' } })), /^busy, but cannot fail: loading/],
    [
      patient(loading({ after: {}, invoke: { id: 'load', src: 'load', onDone: {}, onError: {} } })),
      /^busy, but cannot be left: loading/,
    ],
  ],
  'every state has a description': [
    [patient({ description: ' ' }), '*'],
    [patient(loading({ description: undefined })), 'loading'],
  ],
  'every state is reachable': [[patient({ states: { far: { description: 'No transition leads here.' } } }), 'far']],
  'every transition and both sides of every guard are covered': [
    [
      patient(idle({ on: { 'load.begin': 'loading', 'load.skip': 'loaded' } })),
      'idle: load.skip [0] (the cases have no event load.skip)',
    ],
    [
      patient(idle({ on: { 'load.begin': { target: 'loading', guard: 'isOpen' } } })),
      'idle: load.begin [0] refused (no case makes isOpen false)',
    ],
    [
      patient({}, { unreachable: { 'idle: load.begin [0]': 'no screen offers it' } }),
      'idle: load.begin [0]: listed as unreachable, but it is reached',
    ],
  ],
  'every event, guard, actor and delay has a label': [
    [patient({}, {}, { 'load.begin': ' ' }), 'load.begin'],
    [patient({}, {}, { load: '' }), 'load'],
    [patient({}, {}, { deadline: '' }), 'deadline'],
    [patient(idle({ on: { 'load.begin': { target: 'loading', guard: 'isOpen' } } }), {}, { isOpen: '' }), 'isOpen'],
  ],
  'every case is used': [[patient({}, { events: bare('load.begin', 'load.skip') }), 'load.skip: ']],
  'cases.key names every fact that a guard reads': [
    [loadingPages(({ context }) => ({ rows: context.rows })), 'showing: page.load: with more: guards read hasMore'],
  ],
  'every case has a unique label': [
    [patient({}, { events: { 'load.begin': [{ label: 'now' }, { label: 'now' }] } }), 'load.begin: now'],
  ],
  'every invoke has the id of its actor, and the actor exists': [
    [patient(loading({ invoke: { id: 'loader', src: 'load', onDone: 'loaded', onError: 'idle' } })), 'loading: loader'],
    [patient(loading({ invoke: { id: 'lode', src: 'lode', onDone: 'loaded', onError: 'idle' } })), 'loading: lode'],
  ],
  'every invoke handles done and error': [
    [patient(loading({ invoke: { id: 'load', src: 'load', onDone: 'loaded' } })), 'loading: error(load)'],
    [patient(loading({ invoke: { id: 'load', src: 'load', onError: 'idle' } })), 'loading: done(load)'],
  ],
  'every actor has a failing case': [[patient({}, { answers: { load: { done: answers.load.done } } }), 'load']],
  'no actor runs twice at the same time': [
    [patient({ invoke: { id: 'load', src: 'load', onDone: {}, onError: {} } }), 'loading: load'],
  ],
  'every guard, action and delay is named and implemented': [
    [patient(idle({ on: { 'load.begin': { target: 'loading', guard: () => true } } })), 'idle: guard (inline)'],
    [patient(idle({ on: { 'load.begin': { target: 'loading', actions: 'stroeIt' } } })), 'idle: action stroeIt'],
    [patient(loading({ entry: () => {} })), 'loading: action (inline)'],
    [patient(loading({ after: { 5000: 'idle' } })), 'loading: delay (inline)'],
  ],
  'every event is named subject.verb': [[patient(idle({ on: { LOAD: 'loading' } }), { events: bare('LOAD') }), 'LOAD']],
  'every wait is bounded': [[patient(loading({ after: {} })), 'loading']],
  'every state that waits for a request is busy or accepts an event': [[patient(loading({ tags: [] })), 'loading']],
  'every state handles the events that can come at any time': [
    [patient({}, { anytime: { 'person.leave': { idle: 'nobody is there' } } }), 'loading: person.leave'],
    [patient(idle({ on: { 'load.begin': 'loading', 'connection.lost': 'loaded' } })), 'loading: connection.lost'],
    [
      patient({}, { anytime: { 'load.begin': { idle: 'it waits', loading: 'it loads' } } }),
      'idle: load.begin is said to be ignored, but it is handled',
    ],
  ],
  'Back and Forward of the browser lead through the steps of the address': [
    [stepping({ words: { idle: 'first', gone: 'second' } }), 'gone'],
    [stepping({ words: { idle: 'first', asking: 'first' } }), 'first'],
    [stepping({ parameter: '' }), "'' in the address"],
    [stepping({ back: { type: 'load.begin' } }), 'Back: load.begin'],
    [stepping({ onward: { type: 'way.back' } }), 'Forward: way.back'],
  ],
  'final states have no transitions and no invokes': [
    [
      patient({ states: { loaded: { description: 'It is there.', type: 'final', on: { 'load.begin': 'loading' } } } }),
      'loaded',
    ],
  ],
  'every tag is in the shared vocabulary': [[patient(loading({ tags: ['busy', 'loading'] })), 'loading: loading']],
  'eventless transitions cannot hang the page': [[sampleFlow(loop), 'maxIterations must be 1000 or less']],
};

it('reports nothing for a healthy machine', () => {
  expect(violationsOf(planOf(patient()))).toEqual([]);
  expect(violationsOf(planOf(stepping({})))).toEqual([]);
  const withAll = loadingPages(({ context: { rows, hasMore } }) => ({ rows, hasMore }));
  expect(checks['cases.key names every fact that a guard reads'](planOf(withAll))).toEqual([]);
});

describe.each(Object.entries(checks) as [keyof typeof checks, (typeof checks)[keyof typeof checks]][])(
  '%s',
  (rule, check) => {
    it('finds a machine that breaks it', () => {
      expect(ill[rule]?.length).toBeGreaterThan(0);
      for (const [flow, said] of ill[rule] ?? []) {
        const found = check(planOf(flow));
        if (typeof said === 'string') expect(found).toContain(said);
        else expect(found).toContainEqual(expect.stringMatching(said));
      }
    });
  },
);

test('the guide lists every rule with its mend', () => {
  const guide = readFileSync('docs/adding-a-flow.md', 'utf8');
  for (const rule of Object.keys(checks)) expect(guide).toContain(`| ${rule} | `);
  expect(guide.split('**The rules of a flow**')[1]?.match(/^\| (?!rule|-)/gm)).toHaveLength(Object.keys(checks).length);
});
