/** Walks one path in a page. After every step `data-state` and something visible must show the state. */
import { setTimeout as pause } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import type { Problem } from '../../../src/domain/shared/problem.ts';
import { problemOf } from '../../../src/domain/shared/problem.ts';
import { type Arc, stateText } from '../../../src/flows/engine/graph.ts';
import type { Situation } from '../../../src/flows/engine/model.ts';
import type { Path } from '../../../src/flows/engine/paths.ts';
import type { Plan } from '../../../src/flows/engine/plan.ts';
import { expected, type Shown, type Verdict } from '../../../src/flows/engine/runs.ts';
import type { FlowDriver, StateDriver, Step } from './driver.ts';
import { patience, type Stage } from './stage.ts';

const delayOf = (plan: Plan, arc: Arc): number => {
  const name = /^after\((.+)\)$/.exec(arc.label)?.[1] ?? '';
  const delay: unknown = plan.flow.machine.implementations.delays[name] ?? Number(name);
  if (typeof delay !== 'number' || Number.isNaN(delay)) throw new Error(`the delay of ${arc.label} is not a number`);
  return delay;
};

/** A transient state is gone before the test can check it. */
export const isLeftByItself = (driver: FlowDriver, next: Arc | undefined): boolean => {
  if (next?.offer.kind === 'answer') return driver.actors[next.offer.child] === 'by itself';
  return next?.offer.kind === 'event' && driver.events[next.offer.event.type] === 'by itself';
};

/** The requests of the children that run before and after a step; only these may be held. */
const requestsOf = (driver: FlowDriver, shown: readonly (Shown | undefined)[]): string[] => {
  const children = shown.flatMap((each) => Object.keys(each?.situation.snapshot.children ?? {}));
  return children.flatMap((child) => {
    const actor = driver.actors[child];
    return actor === undefined || actor === 'by itself' ? [] : [...actor.requests];
  });
};

/** While time passes nothing answers: a long wait may ask many times, and an answer would decide how it ends. */
const allRequestsOf = ({ actors }: FlowDriver): string[] =>
  Object.values(actors).flatMap((actor) => (actor === undefined || actor === 'by itself' ? [] : [...actor.requests]));

/** Where the step before was the way onward, Back of the browser does what the button does; both are tried in turns. */
const isHistoryBack = ({ flow: { steps } }: Plan, { arc, before, ahead }: Step): boolean =>
  steps !== undefined &&
  steps.onward !== null &&
  arc.offer.event.type === steps.back.type &&
  before?.offer.event.type === steps.onward.type &&
  !arc.refused &&
  !before?.refused &&
  ahead.length % 2 === 0;

/** The state's word in the address, for a flow whose steps stand there. */
const seeStep = async ({ flow: { steps } }: Plan, state: string, { page }: Stage): Promise<void> => {
  const word = steps?.words[state];
  if (!steps || word === undefined) return;
  const wanted = word === Object.values(steps.words)[0] ? null : word;
  await page.waitForURL((url) => url.searchParams.get(steps.parameter) === wanted, { timeout: patience });
};

/** Where something had the focus on this page, something has it still: the heading of a step, if what had it is gone. */
const seeFocus = async ({ page }: Stage): Promise<void> => {
  const isKept = () => {
    const { dataset } = document.documentElement;
    const isSomewhere = document.activeElement !== document.body;
    if (isSomewhere) dataset.hadFocus = '';
    return isSomewhere || !('hadFocus' in dataset);
  };
  if (await page.evaluate(isKept)) return;
  await page.waitForFunction(isKept, undefined, { timeout: patience }).catch(() => {
    throw new Error('the focus is lost to BODY');
  });
};

const problemIn = ({ snapshot }: Situation): Problem | null =>
  (Reflect.get(Object(snapshot.context), 'problem') as Problem | null | undefined) ?? null;

/** What the page says went wrong: alerts and the fields that are marked as not valid. */
const troublesOn = ({ page }: Stage): Promise<string[]> =>
  page.locator('[role="alert"]:visible, [aria-invalid="true"]:visible').evaluateAll((marked) =>
    marked.map((element) => {
      const described = (element.getAttribute('aria-describedby') ?? '').split(' ');
      const words = described.map((id) => document.getElementById(id)?.textContent ?? '');
      return [element.getAttribute('role') === 'alert' ? element.textContent : element.id, ...words].join(' ');
    }),
  );

/** Tries until the page agrees. */
const soon = async (holds: () => Promise<boolean>): Promise<boolean> => {
  const deadline = Date.now() + patience;
  while (!(await holds())) {
    if (Date.now() > deadline) return false;
    await pause(20);
  }
  return true;
};

/**
 * The problem of a form is on the screen, and leaves it with the machine's problem.
 * @returns what the page says went wrong
 */
const seeProblem = async (stage: Stage, now: Situation, before: Situation | undefined, said: readonly string[]) => {
  const problem = problemIn(now);
  // Other states than forms say it in their own words, which their driver looks for.
  if (problem !== null && now.snapshot.hasTag('editable')) {
    if (!(await soon(async () => (await troublesOn(stage)).length > 0)))
      throw new Error(`the problem (${problem.kind}, ${problem.code}) is not on the screen`);
  }
  if (problem === null && before && problemIn(before) !== null) {
    // Others may stand beside it, and stay.
    const isGone = async () => {
      const left = await troublesOn(stage);
      return said.length === 0 || said.some((text) => !left.includes(text));
    };
    if (!(await soon(isGone)))
      throw new Error(`the problem of the step before is still on the screen: ${said.join('; ')}`);
  }
  return problem === null ? [] : troublesOn(stage);
};

const take = async (driver: FlowDriver, plan: Plan, stage: Stage, step: Step): Promise<void> => {
  const { offer } = step.arc;
  if (isHistoryBack(plan, step)) {
    await stage.page.evaluate(() => history.back());
    return;
  }
  if (offer.kind === 'timer') {
    await stage.pass(delayOf(plan, step.arc));
    return;
  }
  if (offer.kind === 'event') {
    const { type } = offer.event;
    const act = driver.events[type];
    if (act === undefined) await stage.press(plan.flow.labels[type] ?? type, step.arc.refused);
    else if (act !== 'by itself') await act(stage, offer.event, step);
    return;
  }
  const actor = driver.actors[offer.child];
  if (actor === undefined || actor === 'by itself') return;
  if (actor.plays) {
    await actor.plays(stage, step);
    return;
  }
  const held = await stage.held(actor.requests);
  const error: unknown = Reflect.get(offer.event, 'error');
  if (offer.outcome === 'done') await stage.meetEarlierSuccess(held);
  const settle = actor[offer.outcome];
  const isConflict = offer.outcome === 'error' && problemOf(error).kind === 'conflict';
  if (isConflict && (await actor.conflict?.(held, stage, step))) await held.meetConflict(error);
  else if (settle) await settle(held, step, stage);
  else if (offer.outcome === 'done') await held.letThrough();
  else {
    if (problemOf(error).kind === 'network') stage.lose(held);
    await held.fail(error);
  }
};

const rootState = async (stage: Stage, flow: string): Promise<string> => {
  const roots = stage.page.locator(`[data-flow="${flow}"]`);
  const [state] = await roots.evaluateAll((all) => all.map((root) => root.getAttribute('data-state'))).catch(() => []);
  return state ?? '(nothing)';
};

/** Playwright's messages have several lines and colours. */
const briefly = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .split('\n')
    .slice(0, 3)
    .map((line) => stripVTControlCharacters(line).trim())
    .join(' ');

/** What is to be seen; of states beside each other, all of it. */
const viewOf = (driver: FlowDriver, state: string): StateDriver => {
  const views = state.split(' ').map((leaf) => {
    const view = driver.states[leaf];
    if (!view) throw new Error(`the state ${leaf} has no visible assertion`);
    return view;
  });
  const sees: StateDriver['sees'] = async (stage, seen) => {
    for (const view of views) await view.sees(stage, seen);
  };
  return { ...views[0], sees };
};

/**
 * Returns the failure and its step. `look` is called after the start and after each step, once the state is visible; it is not
 * called for a transient state, because nothing holds that state.
 */
export const walk = async (
  driver: FlowDriver,
  plan: Plan,
  path: Path,
  stage: Stage,
  look: (index: number, state: string) => Promise<void>,
): Promise<Verdict> => {
  const shown = expected(plan.graph.model, path);
  let at = 'opening';
  let step = 0;
  let said: string[] = [];
  const check = async (index: number): Promise<void> => {
    if (isLeftByItself(driver, path.arcs[index])) return;
    const situation = shown[index]?.situation;
    if (!situation) throw new Error('the model has no such step');
    const arc = path.arcs[index - 1] ?? null;
    const state = stateText(situation.snapshot.value);
    const view = viewOf(driver, state);
    if (view.isPassing) return;
    if (arc?.refused) await stage.settle();
    if (!view.isLeft) {
      await stage.page
        .locator(`[data-flow="${driver.flow}"][data-state="${state}"]`)
        .first()
        .waitFor({ timeout: patience })
        .catch(async () => {
          throw new Error(`expected the state ${state}, the page shows ${await rootState(stage, driver.flow)}`);
        });
    }
    await view.sees(stage, { snapshot: situation.snapshot, arc });
    if (!view.isLeft) {
      await seeStep(plan, state, stage);
      said = await seeProblem(stage, situation, shown[index - 1]?.situation, said);
      await seeFocus(stage);
    }
    if (stage.errors.length > 0) throw new Error(`the page threw: ${stage.errors.join('; ')}`);
    await look(index, state);
  };
  /** The children that run from one step until the next action of a person. */
  const reach = (from: number, to: number): (Shown | undefined)[] =>
    isLeftByItself(driver, path.arcs[to]) ? reach(from, to + 1) : shown.slice(from, to + 1);
  try {
    stage.hold(requestsOf(driver, reach(0, 0)));
    at = `start ${path.start.label}`;
    await driver.open(stage, path);
    await check(0);
    for (const [index, arc] of path.arcs.entries()) {
      step = index + 1;
      at = `step ${index + 1} of ${path.arcs.length} (${arc.label}${arc.refused ? ', refused' : ''})`;
      stage.hold(arc.offer.kind === 'timer' ? allRequestsOf(driver) : requestsOf(driver, reach(index, index + 1)));
      const before = path.arcs[index - 1] ?? null;
      await take(driver, plan, stage, { arc, before, ahead: path.arcs.slice(index + 1) });
      await check(step);
    }
    return { path, failure: null, failedAt: null };
  } catch (error) {
    return { path, failure: `${at}: ${briefly(error)}`, failedAt: step };
  }
};
