import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { drawAfter, drawNothing, drawPlace } from './drawing.testing.ts';
import { drawn, drawnStream } from './drawing.ts';

const module = new URL('./drawing.testing.ts', import.meta.url).href;

describe('a drawing', () => {
  it('is made in a thread of its own, from a TypeScript module as it is', async () => {
    const given: [string] = ['drawn'];
    expect(String(await drawn({ lane: 'page', module, draw: drawPlace, given }))).toBe('drawn in a thread');
    const stream = drawnStream({ lane: 'long', module, draw: drawPlace, given });
    expect(String(await buffer(stream))).toBe('drawn in a thread');
  });

  it('fails as it failed there, and the next one is made', async () => {
    await expect(drawn({ lane: 'page', module, draw: drawNothing, given: [] })).rejects.toThrow('cannot be drawn');
    await expect(buffer(drawnStream({ lane: 'page', module, draw: drawNothing, given: [] }))).rejects.toThrow();
    expect(String(await drawn({ lane: 'page', module, draw: drawPlace, given: ['again'] }))).toContain('again');
  });

  it('waits for one before it, though no page does, and is refused when too many wait', async () => {
    const latch = new Int32Array(new SharedArrayBuffer(4));
    const wait = { lane: 'long', module, draw: drawAfter, given: [latch] as [Int32Array] } as const;
    const waiting = Array.from({ length: 21 }, () => drawn(wait));
    await expect(drawn(wait)).rejects.toMatchObject({ status: 503 });
    expect(() => drawnStream(wait)).toThrow(expect.objectContaining({ status: 503 }));
    expect(String(await drawn({ lane: 'page', module, draw: drawPlace, given: ['a page'] }))).toContain('a page');
    Atomics.store(latch, 0, 1);
    expect((await Promise.all(waiting)).map(String)).toEqual(waiting.map(() => 'drawn'));
  });
});
