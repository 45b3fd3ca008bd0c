import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { loginFlow } from '../../machines/accounts/login/cases.ts';
import { flow } from '../../machines/flow.ts';
import { businessCreationFlow } from '../../machines/onboarding/business-creation/cases.ts';
import { toGherkin, toMarkdown } from './formats.ts';
import { planFlow } from './plan.ts';
import { staticsOf } from './statics.ts';
import { lengthOf, wordingOf } from './wording.ts';

const edgeOf = (id: string) => {
  const edge = staticsOf(loginFlow.machine).edges.find((each) => each.id === id);
  if (!edge) throw new Error(`there is no ${id}`);
  return edge;
};

describe('the words of a flow', () => {
  const words = wordingOf(loginFlow);

  it('say what a person does, what a service did, and how long was waited', () => {
    expect(words.cause(edgeOf('editing: login.submit [0]'))).toBe('Sign in');
    expect(words.condition(edgeOf('editing: login.submit [0]'))).toBe('if email and password are filled in');
    expect(words.cause(edgeOf('submitting: error(logIn) [0]'))).toBe('Failed: the server checks email and password');
    expect(words.cause(edgeOf('askingCode: after(ticketLifetime) [0]'))).toBe(
      'After 5 min: the code was not entered in time',
    );
    expect(words.states('askingCode auth.signedIn')).toBe('Asking code and Auth › Signed in');
  });

  it('give way to the names of the code', () => {
    const code = wordingOf(loginFlow, 'code');
    expect(code.cause(edgeOf('submitting: error(logIn) [0]'))).toBe('error(logIn)');
    expect(code.condition(edgeOf('editing: login.submit [0]'))).toBe('if hasCredentials');
    expect([code.label('logIn'), code.states('auth.signedIn')]).toEqual(['logIn', 'auth.signedIn']);
  });

  it('print the parameters of a guard', () => {
    const guard = 'isKeptAt{"step":"namingBusiness"}';
    expect(wordingOf(businessCreationFlow).condition({ guard })).toBe(
      'if the draft ends at this question (naming business)',
    );
  });

  it('stand in Gherkin and Markdown, unless the code is asked for', () => {
    const plan = planFlow(loginFlow);
    expect(toGherkin(plan)).toMatch(
      / {4}When "Sign in \(email and password\)" with .+\n {4}Then the state is "Submitting"/,
    );
    expect(toGherkin(plan, 'code')).toContain('    When "login.submit: email and password"');
    expect(toMarkdown(plan)).toContain('Done: the server checks the code (code is right) → ');
    expect(toMarkdown(plan, 'code')).toContain('done(completeLogIn): code is right → ');
  });
});

it('says a length in the largest unit that fits', () => {
  expect([30_000, 300_000, 7_200_000, 1_500, () => 1].map(lengthOf)).toEqual(['30 s', '5 min', '2 h', '1500 ms', null]);
});

it('does not compile without the label of an event or a guard', () => {
  const machine = setup({
    types: { events: {} as { type: 'door.open' } },
    guards: { isUnlocked: () => true },
  }).createMachine({ id: 'door', on: { 'door.open': { guard: 'isUnlocked', actions: [] } } });
  const rest = { title: 'Door', audience: 'staff', route: null, machine } as const;
  const cases = { inputs: [], events: {}, answers: {}, key: () => ({}) };
  const labels = { 'door.open': 'Open', isUnlocked: 'it is unlocked' };
  expect(flow({ ...rest, cases, labels }).labels).toMatchObject({ ...labels, 'step.back': 'Back' });
  // @ts-expect-error the event has no label
  flow({ ...rest, cases, labels: { isUnlocked: 'it is unlocked' } });
  // @ts-expect-error the guard has no label
  flow({ ...rest, cases, labels: { 'door.open': 'Open' } });
});
