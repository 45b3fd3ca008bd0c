/** The modules of members. They load as one chunk with the frame, whose menu links to all of them. */
import { assets } from './assets.ts';
import { billing } from './billing.ts';
import { businesses } from './businesses.ts';
import { due } from './due.ts';
import { fleet } from './fleet.ts';
import { hr } from './hr.ts';
import { payroll } from './payroll.ts';
import { people } from './people.ts';
import { shell } from './shell.ts';

/** Modules without screens for visitors. */
export const ofMembers = { assets, billing, businesses, due, fleet, hr, payroll, shell };
/** Modules in the rail or in its tabs. */
export const inMenu = [shell, due, hr, people, assets, fleet, payroll, businesses, billing];
