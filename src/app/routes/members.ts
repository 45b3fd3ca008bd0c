/** The modules of members. They load as one chunk with the frame, whose menu links to all of them. */
import { isComing } from '../../../rules/shared/modules.ts';
import type { Manifest } from '../screen.ts';
import { assets } from './assets.ts';
import { billing } from './billing.ts';
import { businesses } from './businesses.ts';
import { calendar } from './calendar.ts';
import { due } from './due.ts';
import { fleet } from './fleet.ts';
import { hr } from './hr.ts';
import { people } from './people.ts';
import { rota } from './rota.ts';
import { shell } from './shell.ts';
import { timeoff } from './timeoff.ts';

/** Modules without screens for visitors. */
export const ofMembers = { assets, billing, businesses, calendar, due, fleet, hr, rota, shell, timeoff };

/** A module that is coming is in no rail, tab, palette or home, however much of it is built. */
export const working = (all: Record<string, Manifest>): Manifest[] =>
  Object.entries(all).flatMap(([domain, manifest]) => (isComing(domain) ? [] : manifest));

/** Modules in the rail or in its tabs, by domain. */
export const inMenu = working({ shell, due, calendar, hr, timeoff, people, rota, assets, fleet, businesses, billing });
