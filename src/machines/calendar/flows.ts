import type { Flow } from '../flow.ts';
import { holidayDeclarationFlow } from './holiday-declaration/cases.ts';

export const calendarFlows: readonly Flow[] = [holidayDeclarationFlow];
