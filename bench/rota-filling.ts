/**
 * `node bench/rota-filling.ts [--weeks 10000] [--from 1] [--large 10]`: random small weeks filled, each held against the rules and
 * against trying everything; and weeks of 15 and 60 people in which as much is to be worked as people can, by the processor's time.
 */
import { parseArgs } from 'node:util';
import { fill } from '../server/rota/filling/fill.ts';
import { faultsOfPlan, mostByTrying, ordinaryWeek, randomWeek } from '../server/rota/filling/filling.testing.ts';
import { figure } from './common.ts';

const { values } = parseArgs({
  options: {
    weeks: { type: 'string', default: '10000' },
    from: { type: 'string', default: '1' },
    large: { type: 'string', default: '10' },
  },
});
const [weeks, from, large] = [Number(values.weeks), Number(values.from), Number(values.large)];

let [broken, fewer] = [0, 0];
for (let seed = from; seed < from + weeks; seed++) {
  const order = randomWeek(seed, { people: 1 + (seed % 8), shifts: 1 + (seed % 9) });
  const { plan } = await fill(order);
  const faults = faultsOfPlan(order, new Map(plan));
  const most = mostByTrying(order);
  if (faults.length > 0) broken += 1;
  if (plan.length !== most) fewer += 1;
  if (faults.length > 0 || plan.length !== most)
    console.log(`week ${seed}: ${plan.length} of ${most}; ${faults.join('; ')}`);
}
figure('small weeks that break a rule', broken, '', { most: 0 });
figure('small weeks that fill fewer than trying everything', fewer, '', { most: 0 });

/** Seconds of the processor, which do not move with what else the machine does. */
const worked = () => process.cpuUsage().user / 1_000_000;
for (const [people, shifts] of [
  [15, 75],
  [60, 300],
] as const) {
  const took: number[] = [];
  let [wrong, uncertain] = [0, 0];
  for (let seed = from; seed < from + large; seed++) {
    const order = ordinaryWeek(seed, { people, shifts });
    const began = worked();
    const { plan, isMost } = await fill(order);
    took.push(worked() - began);
    if (faultsOfPlan(order, new Map(plan)).length > 0) wrong += 1;
    if (!isMost) uncertain += 1;
  }
  took.sort((one, other) => one - other);
  figure(`${people} people, ${shifts} shifts: median`, took[Math.floor(took.length / 2)] ?? 0, 's', 'lower');
  figure(`${people} people, ${shifts} shifts: longest`, took.at(-1) ?? 0, 's', { most: 3 });
  figure(`${people} people: weeks that break a rule`, wrong, '', { most: 0 });
  figure(`${people} people: weeks without a certain answer`, uncertain, '', 'lower');
}
process.exit();
