/** The modules of members. They load as one chunk with the frame, whose menu links to all of them. */
import { assets } from './assets.ts';
import { billing } from './billing.ts';
import { businesses } from './businesses.ts';
import { calendar } from './calendar.ts';
import { due } from './due.ts';
import { fleet } from './fleet.ts';
import { hr } from './hr.ts';
import { payroll } from './payroll.ts';
import { people } from './people.ts';
import { rota } from './rota.ts';
import { shell } from './shell.ts';
import { timeoff } from './timeoff.ts';

/** Modules without screens for visitors. */
export const ofMembers = { assets, billing, businesses, calendar, due, fleet, hr, payroll, rota, shell, timeoff };
/** Modules in the rail or in its tabs. */
export const inMenu = [shell, due, calendar, hr, timeoff, people, rota, assets, fleet, payroll, businesses, billing];
