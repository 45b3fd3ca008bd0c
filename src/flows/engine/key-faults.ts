/**
 * Whether `cases.key` names what guards read. The graph takes two situations with one key for the same, and goes on from the first;
 * here the others go on as well, as far as they differ in a value that some guard reads, and every guard must answer alike.
 */
import type { Flow } from '../../machines/flow.ts';
import { keyOf, stateText } from './graph.ts';
import { type Outcome, openModel, type Situation } from './model.ts';
import { stableText } from './normal.ts';
import { labelOf, offersIn } from './offers.ts';
import { valueAt } from './reads.ts';
import { nodeIdsOf } from './statics.ts';

/** A counter beyond its limit has ever new values; so many of one key are enough. */
const mostAlike = 6;
const mostSituations = 20_000;

type Known = { situation: Situation; facts: string; answers: ReadonlyMap<string, string> };

const answersOf = ({ guards, refused }: Outcome): string => stableText([guards, refused]);

const differing = (one: Situation, other: Situation, reads: ReadonlySet<string>): string[] =>
  [...reads].filter(
    (path) => stableText(valueAt(one.snapshot.context, path)) !== stableText(valueAt(other.snapshot.context, path)),
  );

export const keyFaults = (flow: Flow): string[] => {
  const reads = new Set<string>();
  const model = openModel(
    flow.machine,
    () => {},
    (path) => reads.add(path),
  );
  const nodeIds = nodeIdsOf(flow.machine);
  const factsOf = ({ snapshot }: Situation): string =>
    stableText([...reads].sort().map((path) => [path, valueAt(snapshot.context, path)]));

  const search = (): string[] => {
    const alike = new Map<string, Known[]>();
    const faults = new Set<string>();
    const queue = flow.cases.inputs.map(({ input }) => model.start(input));
    for (let at = 0; at < Math.min(queue.length, mostSituations); at++) {
      const outcome = queue[at];
      if (!outcome || outcome.fault !== null || outcome.situation.snapshot.status !== 'active') continue;
      const { situation } = outcome;
      const key = keyOf(flow, situation);
      const known = alike.get(key) ?? [];
      const facts = factsOf(situation);
      if (known.length >= mostAlike || known.some((each) => each.facts === facts)) continue;
      const steps = offersIn(flow, situation).map((offer) => {
        const next = model.send(situation, offer.event, offer.kind === 'timer' ? offer.timer : undefined);
        return [labelOf(offer, nodeIds), next] as const;
      });
      queue.push(...steps.filter(([, next]) => next.edges.length > 0).map(([, next]) => next));
      const answers = new Map(steps.map(([label, next]) => [label, answersOf(next)]));
      const [first] = known;
      const step = first && [...answers].find(([label, answer]) => first.answers.get(label) !== answer)?.[0];
      if (first && step !== undefined) {
        const paths = differing(first.situation, situation, reads);
        faults.add(`${stateText(situation.snapshot.value)}: ${step}: guards read ${paths.join(', ')}`);
      }
      alike.set(key, [...known, { situation, facts, answers }]);
    }
    return [...faults];
  };

  // What a guard reads is known once it has been asked.
  let before: number;
  let found: string[];
  do {
    before = reads.size;
    found = search();
  } while (reads.size > before);
  return found;
};
