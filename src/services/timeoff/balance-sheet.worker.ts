/** Keeps the sheet of a file of opening balances beside the page. */
import { openingBalanceRules } from '../../../rules/timeoff/opening-balances.ts';
import { hostSheet, type SheetPort } from '../shared/sheet-host.ts';

hostSheet(globalThis as unknown as SheetPort, openingBalanceRules);
