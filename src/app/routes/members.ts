/** The modules of members. They come in one piece, with the frame, which shows the way to all of them. */
import { assets } from './assets.ts';
import { billing } from './billing.ts';
import { businesses } from './businesses.ts';
import { fleet } from './fleet.ts';
import { hr } from './hr.ts';
import { payroll } from './payroll.ts';
import { people } from './people.ts';
import { shell } from './shell.ts';

/** Those of which a visitor sees nothing, or only that something is not for them. */
export const ofMembers = { assets, billing, businesses, fleet, hr, payroll, shell };
/** Those that stand in the rail or in its tabs. */
export const inMenu = [shell, hr, people, assets, fleet, payroll, businesses, billing];
