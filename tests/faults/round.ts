/**
 * One kill. At that time some people sign up, some submit the wizard and some wait for their task. Each starts at a random
 * time, so that the kill hits every request at a different point.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { lookAtOwner } from './checks.ts';
import {
  type Answered,
  comeIn,
  createBusiness,
  endOf,
  mailOf,
  newPerson,
  type Person,
  signUp,
  Violation,
} from './people.ts';
import type { Random } from './random.ts';
import type { Strike, World } from './worlds.ts';

export const phases = ['sign-up', 'task creation', 'polling'] as const;
type Phase = (typeof phases)[number];

/**
 * The duration of each phase and the delay of the kill, in milliseconds: first an estimate, then measured in each round.
 */
export type Pace = Record<Phase, number> & { kill: number };
export const firstPace: Pace = { 'sign-up': 200, 'task creation': 100, polling: 60, kill: 100 };
/** A person's progress at the time of the kill. */
type Found = 'before' | 'in the middle' | 'after';
type Story = {
  phase: Phase;
  found: Found;
  /** The number of attempts of the phase's request. */
  sent: number;
  /** Milliseconds from the start of a live worker until the mail arrived or the task ended. */
  waited: number;
  ended: 'SUCCESS' | 'FAILURE' | null;
};
export type Round = { stories: Story[]; violations: string[]; killedAt: number; livingAt: number };

/**
 * Milliseconds within which a live worker must deliver a promised mail or business, and take over a job: fourteen seconds until
 * it is noticed that a worker died, and four times that for a busy machine.
 */
export const longestWait = 60_000;

async function newMember(world: World, name: string): Promise<Person> {
  const person = await newPerson(name);
  await signUp(world.url, person);
  const { keys } = await mailOf(world.url, person);
  await comeIn(world.url, person, keys[0] ?? '');
  return person;
}

const members = (world: World, name: string, count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => newMember(world, `${name}-${index}`)));

/** Adjusts the delay so that the next kill interrupts more people, while some have finished. */
function learn(pace: Pace, stories: Story[], killedAfter: number) {
  for (const phase of phases) {
    const own = stories.filter((story) => story.phase === phase);
    const through = own.filter(({ found }) => found === 'after').length;
    if (through > own.length / 2) pace[phase] *= 0.75;
    if (through < own.length / 4) pace[phase] *= 1.25;
  }
  pace.kill = (pace.kill + killedAfter) / 2;
}

export async function playRound(
  world: World,
  random: Random,
  { name, people, pace }: { name: string; people: number; pace: Pace },
): Promise<Round> {
  const ready = await members(world, name, people * 2);
  const newcomers = await Promise.all(Array.from({ length: people }, (_, index) => newPerson(`${name}-new-${index}`)));
  const instants = (phase: Phase) => Array.from({ length: people }, () => random.fraction() * pace[phase]);
  const leads = { 'sign-up': instants('sign-up'), 'task creation': instants('task creation') };
  // The kill comes a random time after the first polling person has received the task's id.
  const toldFirst = random.integer(people) + 1;
  const after = random.fraction() * pace.polling;
  const begunAt = performance.now() + Math.max(...Object.values(leads).flat());
  const beginning = (lead: number) => sleep(begunAt + lead - performance.now());
  const { promise: strike, resolve: struck } = Promise.withResolvers<Strike>();
  let told = 0;

  const violations: string[] = [];
  const guarded = async (work: Promise<Story>): Promise<Story[]> => {
    try {
      return [await work];
    } catch (error) {
      if (!(error instanceof Violation)) throw error;
      violations.push(error.message);
      return [];
    }
  };
  const stories = (
    await Promise.all([
      ...newcomers.map((person, index) =>
        guarded(signingUp(person, beginning(pace.kill - (leads['sign-up'][index] ?? 0)))),
      ),
      ...ready
        .slice(0, people)
        .map((person, index) => guarded(creating(person, beginning(pace.kill - (leads['task creation'][index] ?? 0))))),
      ...ready.slice(people).map((person) => guarded(polling(person, beginning(0)))),
    ])
  ).flat();
  const { killedAt, livingAt: living } = await strike;
  const livingAt = await living;
  for (const { waited, phase } of stories) {
    if (waited > longestWait) violations.push(`a person waited ${Math.round(waited)} ms after ${phase}`);
  }
  learn(pace, stories, killedAt - begunAt);
  return { stories, violations, killedAt, livingAt };

  async function signingUp(person: Person, begin: Promise<void>): Promise<Story> {
    await begin;
    const answered = await signUp(world.url, person);
    const { keys, cameAt } = await mailOf(world.url, person);
    await comeIn(world.url, person, keys.at(-1) ?? '');
    if (keys.length > answered.sent) throw new Violation(`${person.email} got ${keys.length} mails`);
    return storyOf('sign-up', answered, answered.sentAt, cameAt, null);
  }

  async function creating(person: Person, begin: Promise<void>): Promise<Story> {
    await begin;
    const answered = await createBusiness(world.url, person);
    return watched('task creation', person, answered, answered.sentAt);
  }

  async function polling(person: Person, begin: Promise<void>): Promise<Story> {
    await begin;
    const answered = await createBusiness(world.url, person).finally(() => {
      told += 1;
      if (told === toldFirst) setTimeout(() => struck(world.strike(random)), after);
    });
    return watched('polling', person, answered, answered.answeredAt);
  }

  async function watched(phase: Phase, person: Person, answered: Answered, from: number): Promise<Story> {
    const taskId = answered.body.task_id;
    const { status, businessId, endedAt } = await endOf(world.url, person, taskId);
    const again = await createBusiness(world.url, person);
    if (again.body.task_id !== taskId) throw new Violation(`${person.email} got a second task for the same key`);
    if (status === 'SUCCESS') violations.push(...(await lookAtOwner(world, person, businessId)));
    const story = await storyOf(phase, answered, from, endedAt, status);
    return phase === 'polling' ? story : { ...story, found: await foundAt(from, answered.answeredAt) };
  }

  async function storyOf(phase: Phase, answered: Answered, from: number, endedAt: number, ended: Story['ended']) {
    const { livingAt } = await strike;
    const waited = Math.max(0, endedAt - Math.max(answered.answeredAt, await livingAt));
    const until = phase === 'sign-up' ? answered.answeredAt : endedAt;
    return { phase, found: await foundAt(from, until), sent: answered.sent, waited, ended };
  }

  async function foundAt(from: number, until: number): Promise<Found> {
    const { killedAt } = await strike;
    return killedAt < from ? 'before' : killedAt > until ? 'after' : 'in the middle';
  }
}
