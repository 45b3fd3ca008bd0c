// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { addCounts, countingTabs, nextBatch, sealCounts } from './flow-counts.ts';

const noon = new Date('2026-03-10T12:00:00Z');
const days = (count: number) => new Date(noon.getTime() + count * 86_400_000);
beforeEach(() => localStorage.clear());

/** Takes every batch out, as a sender does. */
function sendAll(now = noon) {
  const sent = [];
  for (let next = nextBatch(now); next; next = nextBatch(now)) {
    sent.push(next.batch);
    next.forget();
  }
  return sent;
}

describe('what a tab counts', () => {
  it('is added up by flow, and sealed into one batch', () => {
    addCounts('one', 'login', ['>form', '>form', 'form|form.submit|0'], noon);
    addCounts('one', 'signUp', ['>form'], noon);
    addCounts('one', 'login', ['>form'], noon);
    sealCounts('one');
    expect(sendAll()).toEqual([
      {
        id: expect.stringMatching(/^[\da-f]{32}$/),
        day: '2026-03-10',
        flows: { login: { '>form': 3, 'form|form.submit|0': 1 }, signUp: { '>form': 1 } },
      },
    ]);
    expect(localStorage).toHaveLength(0);
  });

  it('is in nobody’s way: each tab has its own, and a sealed tab counts on', () => {
    addCounts('one', 'login', ['>form'], noon);
    addCounts('two', 'login', ['>form'], noon);
    sealCounts('one');
    addCounts('one', 'login', ['>form'], noon);
    expect(countingTabs().sort()).toEqual(['one', 'two']);
    sealCounts('one');
    sealCounts('two');
    sealCounts('two');
    expect(sendAll().map(({ flows: counted }) => counted)).toEqual(Array(3).fill({ login: { '>form': 1 } }));
  });

  it('travels in batches of less than half a kilobyte, and none is lost', () => {
    const counted = Array.from({ length: 100 }, (_, index) => `state${index}|xstate.done.actor.loadPlans|0`);
    addCounts('one', 'login', counted, noon);
    sealCounts('one');
    const sent = sendAll();
    for (const batch of sent) expect(JSON.stringify(batch).length).toBeLessThanOrEqual(480);
    expect(sent.flatMap(({ flows: { login } }) => Object.keys(login ?? {}))).toEqual(counted);
  });

  it('belongs to its day', () => {
    addCounts('one', 'login', ['>form'], noon);
    addCounts('one', 'login', ['>form'], days(1));
    sealCounts('one');
    expect(
      sendAll(days(1))
        .map(({ day }) => day)
        .sort(),
    ).toEqual(['2026-03-10', '2026-03-11']);
  });

  it('is dropped after 30 days, when the server does not know its batches any more', () => {
    addCounts('one', 'login', ['>form'], noon);
    sealCounts('one');
    expect(nextBatch(days(29))).not.toBeNull();
    expect(nextBatch(days(30))).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('survives entries that somebody has edited', () => {
    localStorage.setItem('flowCounts:open:one', '{');
    localStorage.setItem('flowCounts:batch:two', 'no batch');
    addCounts('one', 'login', ['>form'], noon);
    sealCounts('one');
    expect(sendAll()).toHaveLength(1);
  });
});
