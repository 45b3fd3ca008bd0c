/** The pictures of flows: the strips that git keeps, and what a run leaves beside them. */
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { picturesOf, readStrips, strips } from '../../scripts/state-pictures.ts';
import { frame, keepPictures, outdatedStrips, sourcesOf } from '../../scripts/storyboard.ts';
import { leavesOf, staticsOf } from '../../src/flows/engine/statics.ts';
import { flows } from '../../src/machines/index.ts';
import { browserPlan } from './browser/plans.ts';
import { scenesOf } from './browser/scenes.ts';

const list = readStrips();
const files = globSync(`${strips}/*.webp`);
const folder = mkdtempSync(join(tmpdir(), 'steward-storyboards-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('git has a strip of every flow with a screen, and of nothing else; `npm run storyboard` draws what is missing', () => {
  const seen = flows.filter(({ route }) => route !== null).map(({ id }) => id);
  expect(Object.keys(list)).toEqual(seen.toSorted());
  expect(files.map((file) => basename(file, '.webp')).toSorted()).toEqual(seen.toSorted());
});

it.each(Object.entries(list))('the strip of %s has a frame for each of its states', async (flow, strip) => {
  const { width, height } = await sharp(join(strips, `${flow}.webp`)).metadata();
  expect({ width, height }).toEqual({ width: strip.states.length * frame.width, height: frame.height });
});

it('strips stay small, so that the repository does', () => {
  const sizes = files.map((file) => statSync(file).size);
  expect(Math.max(...sizes)).toBeLessThan(150_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(4_000_000);
});

it('a strip is outdated when it is missing, or its view or trace has changed', () => {
  expect(sourcesOf({ id: 'login' })).toEqual([
    'src/machines/accounts/login/trace.txt',
    'src/views/accounts/login.page.tsx',
  ]);
  const current = outdatedStrips();
  const { login = { states: [], madeOf: '' }, signUp: _missing, ...others } = list;
  const outdated = outdatedStrips({ ...others, login: { ...login, madeOf: 'of earlier' } });
  expect(outdated.toSorted()).toEqual([...new Set([...current, 'login', 'signUp'])].toSorted());
});

it('a run leaves a picture of each state, in place of those of the run before', () => {
  const url = 'data:image/webp;base64,AAAA';
  keepPictures([{ id: 'login', pictures: { former: url } }], folder);
  keepPictures([{ id: 'login', pictures: { editing: url, 'left.on right.off': url } }], folder);
  // Played without a browser.
  keepPictures([{ id: 'login', pictures: {} }], folder);
  const left = ['editing.webp', 'left.on.webp', 'made-of', 'right.off.webp'];
  expect(globSync('*', { cwd: join(folder, 'login') }).toSorted()).toEqual(left);
  expect([...readFileSync(join(folder, 'login/editing.webp'))]).toEqual([0, 0, 0]);
});

it('the gallery shows what a run left, else the frame of the strip, else nothing', () => {
  const states = list.login?.states ?? [];
  const inStrip = picturesOf('login', join(folder, 'of no run'));
  expect(Object.keys(inStrip)).toEqual(states);
  expect(inStrip.submitting).toEqual({ file: `${strips}/login.webp`, frame: 1, frames: states.length });
  expect(existsSync(join(strips, 'session.webp'))).toBe(false);
  expect(picturesOf('session', join(folder, 'of no run'))).toEqual({});
  keepPictures([{ id: 'login', pictures: { editing: 'data:image/webp;base64,AAAA' } }], folder);
  const { editing, submitting } = picturesOf('login', folder);
  expect(editing).toEqual({ file: join(folder, 'login/editing.webp'), frame: 0, frames: 1 });
  expect(submitting).toEqual(inStrip.submitting);
});

it('each state that stays for a look is photographed once, and the happy path on its way', () => {
  const login = flows.find(({ id }) => id === 'login');
  const plan = login ? browserPlan(login, ['states']) : null;
  if (!plan) throw new Error('there is no driver of the sign-in');
  const scenes = [...scenesOf(plan)].flatMap(([{ start, arcs }, indices]) =>
    [...indices].map((index) => ({
      state: plan.plan.graph.nodes[arcs[index - 1]?.to ?? start.node]?.state,
      after: arcs.slice(0, index).map(({ label }) => label),
    })),
  );
  const leaves = leavesOf(staticsOf(plan.flow.machine)).map(({ path }) => path);
  expect(scenes.map(({ state }) => state).toSorted()).toEqual(leaves.toSorted());
  expect(scenes.find(({ state }) => state === 'editing')?.after).toEqual([]);
  expect(scenes.find(({ state }) => state === 'admitted')?.after).toEqual([
    'login.submit: email and password',
    'done(logIn): credentials are right',
    'done(getCurrentUser): an owner',
  ]);
});
