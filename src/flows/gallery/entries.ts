/** Every flow with its machine's declarations, grouped by audience. */
import type { Flow } from '../../machines/flow.ts';
import { flows } from '../../machines/index.ts';
import { type Statics, staticsOf } from '../engine/statics.ts';

export type Entry = { flow: Flow; statics: Statics; description: string };

const root = '*';

export const entryOf = (flow: Flow): Entry => {
  const statics = staticsOf(flow.machine);
  const description = statics.states.find(({ path }) => path === root)?.description ?? '';
  return { flow, statics: { ...statics, states: statics.states.filter(({ path }) => path !== root) }, description };
};

export const entries: readonly Entry[] = flows.map(entryOf);

const audiences: { id: Flow['audience']; name: string; use: string }[] = [
  { id: 'visitor', name: 'Visitors', use: 'For people who have not signed in yet.' },
  { id: 'owner', name: 'Owners', use: 'For the person who runs a business.' },
  { id: 'staff', name: 'Staff', use: 'For everybody who works in a business.' },
  { id: 'system', name: 'Behind the screens', use: 'Runs by itself, as a part of other flows.' },
];

/** Where a link opens a flow; null where the address names one thing of many, such as a vehicle. */
export const linkOf = ({ route }: Flow): string | null => (route === null || /[:{]/.test(route) ? null : route);

/** For whom a flow is, as a sentence. */
export const audienceOf = ({ audience }: Flow): string => audiences.find(({ id }) => id === audience)?.use ?? '';

export const groups = audiences
  .map((audience) => ({ ...audience, entries: entries.filter(({ flow }) => flow.audience === audience.id) }))
  .filter((group) => group.entries.length > 0);
