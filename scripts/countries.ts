/**
 * Trims the npm data set @countrystatecity/countries (ODbL 1.0) to the fields that the server uses:
 * `server/platform/countries.json`, one country per line.
 *
 * `node scripts/countries.ts` writes it; with `--check` it writes nothing and fails where the file has drifted.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const source = new URL('.', import.meta.resolve('@countrystatecity/countries/data/countries.json'));
const target = new URL('../server/platform/countries.json', import.meta.url);

type Country = { iso2: string; name: string; currency: string };
type Meta = { timezones: { zoneName: string }[] };
type State = { name: string; timezone: string | null };

const read = <T>(path: string): T => JSON.parse(readFileSync(new URL(path, source), 'utf8')) as T;
const folders = new Map(
  readdirSync(source)
    .filter((name) => existsSync(new URL(`${name}/meta.json`, source)))
    .map((name) => [name.slice(-2), name]),
);
const currencies = new Set(Intl.supportedValuesOf('currency'));

/** The data set has some zones under retired names, which every runtime knows, and a few that no runtime knows. */
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

function mostFrequent(values: string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

function trim({ iso2, name, currency }: Country) {
  const folder = folders.get(iso2);
  const meta = folder === undefined ? null : read<Meta>(`${folder}/meta.json`);
  const zones = new Map<string, string | null>();
  for (const state of folder === undefined ? [] : read<State[]>(`${folder}/states.json`)) {
    const zone = state.timezone?.trim() ?? '';
    zones.set(state.name.trim().replace(/\s+/g, ' '), isTimeZone(zone) ? zone : null);
  }
  const states = [...zones.keys()].sort(new Intl.Collator('en').compare);
  const ofStates = [...zones.values()].filter((zone) => zone !== null);
  const timeZone = mostFrequent(ofStates) ?? meta?.timezones.map((zone) => zone.zoneName).find(isTimeZone) ?? null;
  // A state's zone is stored only when it differs from the country's.
  const elsewhere = states.flatMap((state) => {
    const zone = zones.get(state) ?? null;
    return zone === null || zone === timeZone ? [] : [[state, zone]];
  });
  return {
    code: iso2,
    name,
    currency,
    timeZone,
    states,
    zones: Object.fromEntries(elsewhere) as Record<string, string>,
  };
}

const countries = read<Country[]>('countries.json')
  .filter(({ currency }) => currencies.has(currency))
  .map(trim)
  .sort((a, b) => new Intl.Collator('en').compare(a.name, b.name));
const json = `{
"source": "@countrystatecity/countries, Open Database License 1.0, https://opendatacommons.org/licenses/odbl/1-0/",
"countries": [
${countries.map((country) => JSON.stringify(country)).join(',\n')}
]
}
`;

if (process.argv.includes('--check')) {
  if (!existsSync(target) || readFileSync(target, 'utf8') !== json) {
    console.error('server/platform/countries.json has drifted from its source: run `node scripts/countries.ts`.');
    process.exit(1);
  }
} else {
  writeFileSync(target, json);
}
