import ELK from 'elkjs';
import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { purchaseFlow, sampleFlow } from '../../engine/samples.ts';
import { staticsOf } from '../../engine/statics.ts';
import { wordingOf } from '../../engine/wording.ts';
import { type Drawing, drawingOf, unplaced } from './drawing.ts';
import { roundedPath } from './line-path.ts';

const draw = async (direction: 'RIGHT' | 'DOWN'): Promise<Drawing> => {
  const parts = unplaced(purchaseFlow.machine, direction, wordingOf(purchaseFlow));
  return drawingOf(await new ELK().layout(parts.graph), parts);
};
const { states, edges } = staticsOf(purchaseFlow.machine);
const right = ({ x, width }: { x: number; width: number }) => x + width;
const bottom = ({ y, height }: { y: number; height: number }) => y + height;

describe.each(['RIGHT', 'DOWN'] as const)('the drawing, placed %s', (direction) => {
  it('has every state once, inside its parent and apart from its siblings', async () => {
    const drawing = await draw(direction);
    expect(drawing.states.map(({ path }) => path)).toEqual(states.map(({ path }) => path));
    for (const state of drawing.states.filter(({ path }) => path !== '*')) {
      const above = drawing.states.find(({ path }) => path === (state.path.split('.').slice(0, -1).join('.') || '*'));
      if (!above) throw new Error(`${state.path} has no parent`);
      expect(state.x).toBeGreaterThan(above.x);
      expect(state.y).toBeGreaterThan(above.y);
      expect(right(state)).toBeLessThan(right(above));
      expect(bottom(state)).toBeLessThan(bottom(above));
      const depth = state.path.split('.').length;
      for (const other of drawing.states) {
        if (other === state || other.path === '*' || other.path.split('.').length !== depth) continue;
        const isApart =
          right(state) <= other.x || right(other) <= state.x || bottom(state) <= other.y || bottom(other) <= state.y;
        expect(isApart, `${state.path} lies on ${other.path}`).toBe(true);
      }
    }
  });

  it('labels every transition once, on a line or inside its state', async () => {
    const drawing = await draw(direction);
    const named = [...drawing.lines.flatMap((line) => line.edges), ...drawing.states.flatMap(({ rows }) => rows)];
    expect(named.map(({ edge }) => edge).sort()).toEqual(edges.map(({ id }) => id).sort());
    for (const { points, label } of drawing.lines) {
      expect(points.length).toBeGreaterThan(1);
      expect(label.width).toBeGreaterThan(0);
    }
  });

  it('marks the initial states of the flow and of its nested states', async () => {
    const { beginnings } = await draw(direction);
    expect(beginnings).toHaveLength(3);
  });
});

it('draws a history state as an H with its way out, and the ways into it', async () => {
  const machine = createMachine({
    id: 'player',
    initial: 'playing',
    states: {
      playing: {
        initial: 'first',
        on: { 'call.come': 'called' },
        states: {
          first: { on: { 'song.next': 'second' } },
          second: { on: { 'song.next': 'first' } },
          before: { type: 'history' },
          exactly: { type: 'history', history: 'deep', target: 'second' },
        },
      },
      called: { on: { 'call.end': 'playing.before', 'call.drop': 'playing.exactly' } },
    },
  });
  const parts = unplaced(machine, 'DOWN', wordingOf(sampleFlow(machine)));
  const drawing = drawingOf(await new ELK().layout(parts.graph), parts);
  const marks = drawing.states.filter(({ kind }) => kind === 'history');
  expect(marks.map(({ name, width, height }) => [name, width, height])).toEqual([
    ['H', 32, 32],
    ['H*', 32, 32],
  ]);
  const words = drawing.lines.flatMap(({ edges: named }) => named.map(({ edge, text }) => [edge, ...text]));
  expect(words).toContainEqual(['playing.before: first', 'the first time']);
  expect(words).toContainEqual(['playing.exactly: first', 'the first time']);
  expect(words).toContainEqual(['called: call.end [0]', 'call.end']);
  const out = drawing.lines.find(({ edges: [first] }) => first?.edge === 'playing.exactly: first');
  const second = drawing.states.find(({ path }) => path === 'playing.second');
  if (!out || !second) throw new Error('the way out is missing');
  const end = out.points.at(-1);
  expect(end?.x).toBeGreaterThanOrEqual(second.x);
  expect(end?.x).toBeLessThanOrEqual(right(second));
});

it('rounds the corners of a line by at most half of a short side', () => {
  expect(
    roundedPath([
      { x: 0, y: 0 },
      { x: 0, y: 40 },
      { x: 4, y: 40 },
    ]),
  ).toBe('M0 0L0 32Q0 40 2 40L4 40');
});
