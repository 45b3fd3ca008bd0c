import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { requestsOf } from '../../scripts/requests.ts';
import { format, toJson } from '../../src/flows/engine/paths-json.ts';
import { planFlow } from '../../src/flows/engine/plan.ts';
import { flows } from '../../src/machines/index.ts';

const schema = JSON.parse(readFileSync('src/flows/engine/paths.schema.json', 'utf8'));
const validate = new Ajv({ allErrors: true }).compile(schema);

type Result = { state: string; meets: string[]; isEnd: boolean };
type Step = Result & { from: string; refused: boolean };
type Paths = {
  actors: Record<string, { requests: string[] | null }>;
  goals: { all: number; met: number };
  paths: { meets: string[]; start: Result; steps: Step[] }[];
};

describe.each(flows)('the JSON of $id', (flow) => {
  const text = toJson(planFlow(flow), requestsOf);
  const { actors, goals, paths } = JSON.parse(text) as Paths;

  it('is as its schema says, and the same again', () => {
    validate(JSON.parse(text));
    expect(validate.errors ?? []).toEqual([]);
    expect(toJson(planFlow(flow), requestsOf)).toBe(text);
  });

  it('says all by itself: each step begins where the one before ended, and its goals add up', () => {
    for (const { meets, start, steps } of paths) {
      const results = [start, ...steps];
      for (const [at, { from, state, refused }] of steps.entries()) {
        expect(from).toBe(results[at]?.state);
        if (refused) expect(state).toBe(from);
      }
      expect(results.slice(0, -1).some(({ isEnd }) => isEnd)).toBe(false);
      expect(new Set(meets)).toEqual(new Set(results.flatMap((each) => each.meets)));
    }
    expect(new Set(paths.flatMap(({ meets }) => meets)).size).toBe(goals.met);
  });

  it('names requests by their method and path', () => {
    const requests = Object.values(actors).flatMap((actor) => actor.requests ?? []);
    for (const request of requests) expect(request).toMatch(/^(GET|POST|PUT|PATCH|DELETE) \//);
  });
});

it('has the version of its schema', () => {
  const { name, version } = schema.properties.format.properties;
  expect({ name: name.const, version: version.const }).toEqual(format);
});

it('knows the request of an actor by its driver, or by its name in the contract', () => {
  const of = (id: string, actor: string) =>
    requestsOf(flows.find((flow) => flow.id === id) ?? (flows[0] as never), actor);
  expect(of('vehicleAssignment', 'addVehicleAssignee')).toEqual(['POST /c/{domain}/vehicles/{id}/add-assignee/']);
  expect(of('businessCreation', 'draftKeeper')).toBeNull();
});
