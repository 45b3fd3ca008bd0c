import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { killMutants } from '../../src/flows/engine/mutants.ts';
import { planFlow } from '../../src/flows/engine/plan.ts';
import { runFlow } from '../../src/flows/engine/summary.ts';
import { flows } from '../../src/machines/index.ts';

const machineFiles = readdirSync('src/machines', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.machine.ts'))
  .map((file) => file.replace(/^.*\/|\.machine\.ts$/g, ''));
const kebab = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

it('every machine of the product is a flow, called by its own id', () => {
  expect(flows.map(({ id }) => kebab(id)).sort()).toEqual(machineFiles.sort());
  expect(flows.map(({ machine }) => machine.id)).toEqual(flows.map(({ id }) => id));
});

/** Changes that make no difference to anybody, each with the reason. */
const withoutDifference: Record<string, string[]> = {
  // The rating's refusal leads to the last question, as does every refusal that names no field.
  businessCreation: [
    'drop submitting: error(createPremiumBusiness) [9]',
    'remove the guard of submitting: error(createPremiumBusiness) [9]',
    'turn round the guard of submitting: error(createPremiumBusiness) [9]',
  ],
};

describe.each(flows)('$id', (flow) => {
  it('meets every transition and both sides of every guard, and its invariants, on the pure model', () => {
    const summary = runFlow(flow, 'model');
    expect(summary.failures).toEqual([]);
    expect(summary.failed).toBe(0);
  });

  it('does the same on a live actor', () => {
    expect(runFlow(flow, 'actor').failures).toEqual([]);
  });

  it('has paths that notice every dropped transition and every changed guard', () => {
    expect(killMutants(flow, planFlow(flow).paths).survived).toEqual(withoutDifference[flow.id] ?? []);
  });
});
