/** Walks one path in a page. After every step the page must show the state, and so must something a person can see. */
import { type Arc, stateText } from '../../../src/flows/engine/graph.ts';
import type { Path } from '../../../src/flows/engine/paths.ts';
import type { Plan } from '../../../src/flows/engine/plan.ts';
import { expected } from '../../../src/flows/engine/runs.ts';
import type { FlowDriver, Step } from './driver.ts';
import { patience, type Stage } from './stage.ts';

const delayOf = (plan: Plan, arc: Arc): number => {
  const name = /^after\((.+)\)$/.exec(arc.label)?.[1] ?? '';
  const delay: unknown = plan.flow.machine.implementations.delays[name] ?? Number(name);
  if (typeof delay !== 'number' || Number.isNaN(delay)) throw new Error(`the delay of ${arc.label} is not a number`);
  return delay;
};

const isInstant = (driver: FlowDriver, arc: Arc | undefined): boolean => {
  if (arc?.offer.kind !== 'answer') return false;
  const actor = driver.actors[arc.offer.child];
  return actor !== undefined && 'byItself' in actor;
};

const take = async (driver: FlowDriver, plan: Plan, stage: Stage, step: Step): Promise<void> => {
  const { offer } = step.arc;
  if (offer.kind === 'timer') {
    await stage.page.clock.runFor(delayOf(plan, step.arc));
    return;
  }
  if (offer.kind === 'event') {
    await driver.events[offer.event.type]?.(stage, offer.event, step);
    return;
  }
  const actor = driver.actors[offer.child];
  if (!actor || 'byItself' in actor) return;
  const held = await stage.held(actor.requests);
  const settle = actor[offer.outcome];
  if (settle) await settle(held, step, stage);
  else if (offer.outcome === 'done') await held.letThrough();
  else await held.fail(Reflect.get(offer.event, 'error'));
};

const rootState = async (stage: Stage, flow: string): Promise<string> =>
  (await stage.page
    .locator(`[data-flow="${flow}"]`)
    .first()
    .getAttribute('data-state', { timeout: 500 })
    .catch(() => null)) ?? '(nothing)';

/** Answers what went wrong and where, or null. */
export const walk = async (driver: FlowDriver, plan: Plan, path: Path, stage: Stage): Promise<string | null> => {
  const shown = expected(plan.graph.model, path);
  let at = 'opening';
  const check = async (index: number): Promise<void> => {
    if (isInstant(driver, path.arcs[index])) return;
    const situation = shown[index]?.situation;
    if (!situation) throw new Error('the model has no such step');
    const arc = path.arcs[index - 1] ?? null;
    const state = stateText(situation.snapshot.value);
    const view = driver.states[state];
    if (!view) throw new Error(`the state ${state} has no visible assertion`);
    if (arc?.refused) await stage.settle();
    if (!view.isLeft) {
      await stage.page
        .locator(`[data-flow="${driver.flow}"][data-state="${state}"]`)
        .first()
        .waitFor({ timeout: arc?.refused ? 500 : patience })
        .catch(async () => {
          throw new Error(`expected the state ${state}, the page shows ${await rootState(stage, driver.flow)}`);
        });
    }
    await view.sees(stage, { snapshot: situation.snapshot, arc });
    if (stage.errors.length > 0) throw new Error(`the page threw: ${stage.errors.join('; ')}`);
  };
  try {
    stage.hold(Object.values(driver.actors).flatMap((actor) => ('requests' in actor ? actor.requests : [])));
    at = `start ${path.start.label}`;
    await driver.open(stage, path);
    await check(0);
    for (const [index, arc] of path.arcs.entries()) {
      at = `step ${index + 1} of ${path.arcs.length} (${arc.label}${arc.refused ? ', refused' : ''})`;
      await take(driver, plan, stage, { arc, ahead: path.arcs.slice(index + 1) });
      await check(index + 1);
    }
    return null;
  } catch (error) {
    return `${at}: ${error instanceof Error ? error.message : String(error)}`;
  }
};
