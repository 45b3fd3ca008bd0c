/** Simulates a flow: the machine as a pure function, moment by moment, without requests. */
import type { Flow } from '../../../machines/flow.ts';
import { type Outcome, openModel } from '../../engine/model.ts';
import { plain } from '../../engine/normal.ts';
import { labelOf, type Offer, offersIn } from '../../engine/offers.ts';
import { nodesOf, pathOf, spoken } from '../../engine/statics.ts';
import { stepIn, type Wording, wordingOf } from '../../engine/wording.ts';

/** `label` is the one that paths use; `words` are for people. */
export type Moment = { label: string; words: (wording: Wording) => string; outcome: Outcome };
export type Choice = {
  /** The label that paths use. */
  label: string;
  words: string;
  kind: Offer['kind'];
  /** The reason why it is refused now, or null. */
  reason: string | null;
  /** A guard refuses the event, or the state does not handle it. */
  isRefused: boolean;
  take: () => Moment;
};
export type Simulation = {
  starts: string[];
  start: (label: string | null) => Moment;
  choices: (moment: Moment, wording: Wording) => Choice[];
  /** The moments of a path, up to the first step that is impossible. */
  follow: (start: string, labels: readonly string[]) => Moment[];
};

export const openSimulation = (flow: Flow): Simulation => {
  const model = openModel(flow.machine);
  const ids = nodesOf(flow.machine)
    .map(({ id }) => id)
    .sort((one, other) => other.length - one.length);
  const guardOf = (id: string) => model.edges.find(({ edge }) => edge.id === id)?.edge ?? { guard: null };

  const reasonOf = (offer: Offer, { situation }: Outcome, wording: Wording): Pick<Choice, 'reason' | 'isRefused'> => {
    if (offer.kind !== 'event' || situation.snapshot.can(offer.event)) return { reason: null, isRefused: false };
    const { guards } = model.send(situation, offer.event);
    const said = guards.flatMap(({ edge, passed }) => (passed ? [] : [wording.condition(guardOf(edge))]));
    const only = said.filter((each) => each !== null);
    return only.length > 0
      ? { reason: `Only ${only.join(', or ')}.`, isRefused: true }
      : { reason: 'Nothing waits for it here.', isRefused: false };
  };
  const choices = ({ outcome }: Moment, wording: Wording): Choice[] =>
    offersIn(flow, outcome.situation).map((offer) => {
      const label = labelOf(offer, ids);
      const { type } = offer.event;
      const source = ids.find((id) => type.endsWith(`.${id}`)) ?? null;
      const words = (said: Wording) => stepIn(said, { type, event: spoken(type, source) }, offer.label);
      return {
        label,
        words: words(wording),
        kind: offer.kind,
        ...reasonOf(offer, outcome, wording),
        take: () => ({
          label,
          words,
          outcome: model.send(outcome.situation, offer.event, offer.kind === 'timer' ? offer.timer : undefined),
        }),
      };
    });
  const start = (label: string | null): Moment => {
    const chosen = flow.cases.inputs.find((each) => each.label === label) ?? flow.cases.inputs[0];
    return { label: chosen?.label ?? '', words: () => chosen?.label ?? '', outcome: model.start(chosen?.input) };
  };
  const follow = (from: string, labels: readonly string[]): Moment[] => {
    const moments = [start(from)];
    for (const label of labels) {
      const last = moments.at(-1);
      const choice = last && choices(last, wordingOf(flow)).find((each) => each.label === label);
      if (!choice) break;
      moments.push(choice.take());
    }
    return moments;
  };
  return { starts: flow.cases.inputs.map(({ label }) => label), start, choices, follow };
};

/** The current states, parents first. */
export const currentIn = ({ outcome }: Moment): string[] =>
  outcome.situation.snapshot._nodes.map(pathOf).filter((path) => path !== '*');

export const isOver = ({ outcome }: Moment): boolean => outcome.situation.snapshot.status !== 'active';

export const contextOf = ({ outcome }: Moment): string =>
  JSON.stringify(plain(outcome.situation.snapshot.context), null, 2);
