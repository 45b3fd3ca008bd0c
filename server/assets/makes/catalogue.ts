/** The makes and models of vehicles that every business has. */
import { readFileSync } from 'node:fs';
import type { components } from '../../../openapi/generated/contract.ts';
import { vehicleTypes } from '../../../openapi/generated/lists/assets.makes.ts';

type Schemas = components['schemas'];
type VehicleType = Schemas['VehicleType'];
/** The models of each kind as one text, with commas; empty where none is known. */
type Entry = { name: string; source: string } & Partial<Record<VehicleType, string>>;
type Listed = Schemas['Make'] & { models: Schemas['MakeModel'][] };

/** `Land Cruiser 79` → `land-cruiser-79`. Assets store these ids, so a name in the file stays as it is. */
const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** By name as people sort it, numbers by their size. */
const byName = new Intl.Collator('en', { numeric: true });
export const sorted = <T extends { name: string }>(items: readonly T[]): T[] =>
  items.toSorted((a, b) => byName.compare(a.name, b.name));

function listed({ name, source: _source, ...models }: Entry): Listed {
  const id = slugOf(name);
  const types = vehicleTypes.filter((type) => models[type] !== undefined);
  return {
    id,
    name,
    types,
    is_default: true,
    models: types.flatMap((type) =>
      (models[type] ?? '')
        .split(', ')
        .filter((model) => model !== '')
        // One name may stand for a car and a bus.
        .map((model) => ({ id: `${id}-${slugOf(model)}-${type}`, name: model, type, is_default: true })),
    ),
  };
}

const file = readFileSync(new URL('./makes.json', import.meta.url), 'utf8');
/** By name. */
export const catalogue: readonly Listed[] = sorted((JSON.parse(file) as { makes: Entry[] }).makes.map(listed));

const byId = new Map(catalogue.map((make) => [make.id, make]));
export const findListed = (id: string): Listed | undefined => byId.get(id);
