import { expect, it } from 'vitest';
import contract from '../../openapi/generated/steward.json' with { type: 'json' };
import { staticsOf } from '../../src/flows/engine/statics.ts';
import { flows } from '../../src/machines/index.ts';

it('the server takes the name of every transition and state that a browser counts', () => {
  const { pattern } = contract.components.schemas.FlowCountBatch.properties.flows.additionalProperties.propertyNames;
  const names = flows.flatMap(({ machine }) => {
    const { edges, states } = staticsOf(machine);
    return [
      ...edges.map(({ source, type, index }) => `${source}|${type}|${index}`),
      ...states.flatMap(({ path }) => [`>${path}`, `~${path}|4`]),
    ];
  });
  expect(names.length).toBeGreaterThan(500);
  expect(names.filter((name) => !new RegExp(pattern).test(name))).toEqual([]);
});
