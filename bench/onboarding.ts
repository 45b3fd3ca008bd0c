/**
 * `node bench/onboarding.ts [--people 50] [--rounds 3]`: so many people submit the wizard at the same moment, each with a
 * logo, and then ask for their task as the app does: at once, where the server holds the question for up to two seconds,
 * and then every five seconds.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { call, createBusiness, type Person } from '../tests/faults/people.ts';
import { figure, newMember, quantile, startSteward, temporaryFolder } from './common.ts';

const { values } = parseArgs({
  options: { people: { type: 'string', default: '50' }, rounds: { type: 'string', default: '3' } },
});
const people = Number(values.people);
/** How often the app asks; milliseconds. */
const pollInterval = 5000;

const { url, stop } = await startSteward(temporaryFolder());

type Passage = { accepted: number; done: number; checks: number };

async function pass(person: Person): Promise<Passage> {
  const { body, sentAt, answeredAt } = await createBusiness(url, person);
  const accepted = answeredAt - sentAt;
  for (let checks = 1; ; checks++) {
    const form = () => {
      const made = new FormData();
      made.append('task_id', body.task_id);
      return made;
    };
    const asked = { token: person.token, form };
    const answer = await call(url, 'POST', '/api/businesses/check_create_status/', asked);
    if (answer.body.status === 'SUCCESS') return { accepted, done: answer.answeredAt - sentAt, checks };
    if (answer.body.status === 'FAILURE') throw new Error(`a creation failed: ${answer.text}`);
    await sleep(pollInterval);
  }
}

const p50: number[] = [];
const p99: number[] = [];
const atFirst: number[] = [];
for (let round = 0; round <= Number(values.rounds); round++) {
  const crowd: Person[] = [];
  for (let index = 0; index < people; index++) crowd.push(await newMember(url, `round-${round}-${index}`));
  const passages = await Promise.all(crowd.map(pass));
  const accepted = passages.map((passage) => passage.accepted);
  const done = passages.map((passage) => passage.done);
  const first = passages.filter(({ checks }) => checks === 1).length;
  console.log(
    `${round === 0 ? 'warm-up' : `round ${round}`}: accepted p99 ${quantile(accepted, 0.99).toFixed(0)} ms, done p50 ${quantile(done, 0.5).toFixed(0)}, p99 ${quantile(done, 0.99).toFixed(0)} ms; ${first} of ${people} at their first check`,
  );
  if (round === 0) continue;
  p50.push(quantile(done, 0.5));
  p99.push(quantile(done, 0.99));
  atFirst.push(first);
}
figure('submit to task done, p50', p50, 'ms');
figure('submit to task done, p99', p99, 'ms', { most: 1000 });
figure('left the loader at the first check', Math.min(...atFirst), `of ${people}`, { least: people });
await stop();
process.exit();
