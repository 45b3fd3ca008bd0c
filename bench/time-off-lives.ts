/**
 * `node bench/time-off-lives.ts [--lives 10000] [--from 1]`: generated lives of five years under time-off policies, each known in
 * two orders. The ledger's balance of every day is held against a recount of every day.
 */
import { parseArgs } from 'node:util';
import { figure } from './common.ts';
import { differencesOf } from './time-off-life.ts';

const { values } = parseArgs({
  options: { lives: { type: 'string', default: '10000' }, from: { type: 'string', default: '1' } },
});
const [lives, from] = [Number(values.lives), Number(values.from)];
const shown = 5;

let [different, days, entries] = [0, 0, 0];
const began = performance.now();
for (let seed = from; seed < from + lives; seed++) {
  const found = differencesOf(seed);
  days += found.days;
  entries += found.entries;
  if (found.differences.length === 0) continue;
  different += 1;
  if (different <= shown)
    console.log(`life ${seed}: ${found.differences.slice(0, 3).join('; ')}\n${JSON.stringify(found.life)}`);
}
figure('lives that differ from the recount', different, '', { most: 0 });
figure('days compared', days, '', 'higher');
figure('entries', entries / lives, 'a life', 'lower');
figure('a life', (performance.now() - began) / lives, 'ms', 'lower');
process.exit();
