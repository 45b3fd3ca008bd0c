import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinParts, type Part } from './join-parts.ts';

type Given = { users: number[]; size: number; needs?: string[] };

/** The parts by their ids; `needs` names all that load with one. */
function partsOf(given: Record<string, Given>): Part[] {
  const parts = new Map(
    Object.entries(given).map(([id, { users, size }]): [string, Part] => [
      id,
      { ids: [id], users: Uint8Array.from(users), size, below: new Set() },
    ]),
  );
  for (const [id, { needs = [] }] of Object.entries(given))
    for (const each of needs) parts.get(id)?.below.add(parts.get(each) as Part);
  return [...parts.values()];
}

const joined = (given: Record<string, Given>) =>
  joinParts(partsOf(given))
    .map(({ ids }) => ids.toSorted().join('+'))
    .sort();

it('joins what the same screens load', () => {
  const given = { select: { users: [1, 1, 0], size: 30_000 }, date: { users: [1, 1, 0], size: 20_000 } };
  expect(joined(given)).toEqual(['date+select']);
});

it('joins a small part that one screen does not need, and leaves a large one alone', () => {
  const users = [1, 1, 1];
  const select = { users: [0, 1, 1], size: 30_000 };
  expect(joined({ date: { users, size: 5000 }, money: { users: [0, 1, 1], size: 300 } })).toEqual(['date+money']);
  expect(joined({ date: { users, size: 5000 }, select })).toEqual(['date', 'select']);
});

it('counts what a part needs as loaded in vain too', () => {
  const money = { users: [0, 1, 1], size: 300, needs: ['numbers'] };
  const numbers = { users: [0, 1, 1], size: 30_000 };
  expect(joined({ date: { users: [1, 1, 1], size: 5000 }, money, numbers })).toEqual(['date', 'money+numbers']);
});

/** Parts in an order in which each may need those after it. */
const anyParts = fc
  .array(fc.record({ size: fc.integer({ min: 100, max: 9000 }), needs: fc.array(fc.nat(11)), entry: fc.boolean() }), {
    minLength: 2,
    maxLength: 12,
  })
  .map((given) => {
    const below = given.map(() => new Set<number>());
    for (const [index, { needs }] of [...given.entries()].reverse())
      for (const each of needs.filter((other) => other > index && other < given.length))
        for (const other of [each, ...(below[each] ?? [])]) below[index]?.add(other);
    const users = given.map((_, index) =>
      given.map(({ entry }, at) => Number(entry && (at === index || below[at]?.has(index)))),
    );
    const each = given.map(({ size }, index): [string, Given] => [
      `${index}`,
      { users: users[index] ?? [], size, needs: [...(below[index] ?? [])].map(String) },
    ]);
    return Object.fromEntries(each);
  });

it('keeps every part, lets none need itself, and gives each entry all that it needs', () => {
  fc.assert(
    fc.property(anyParts, (given) => {
      const parts = joinParts(partsOf(given));
      expect(parts.flatMap(({ ids }) => ids).sort()).toEqual(Object.keys(given).sort());
      const partOf = (id: string) => parts.find(({ ids }) => ids.includes(id)) as Part;
      for (const [id, { users, needs = [] }] of Object.entries(given)) {
        const part = partOf(id);
        expect(part.below).not.toContain(part);
        for (const each of needs) expect([part, ...part.below]).toContain(partOf(each));
        for (const [entry, isUsed] of users.entries()) expect(part.users[entry]).toBeGreaterThanOrEqual(isUsed);
        for (const other of part.below)
          for (const [entry, isUsed] of part.users.entries()) expect(other.users[entry]).toBeGreaterThanOrEqual(isUsed);
        for (const other of part.below) expect(other.below).not.toContain(part);
      }
    }),
  );
});
