import { createContext } from 'react';
import type { FirstStep } from '../../views/shell/checklist.tsx';
import type { HomeEntry } from '../screen.ts';

/** What the modules bring to the home of the person; the frame, which knows all modules, provides it. */
export const HomeContext = createContext<{ cards: readonly HomeEntry[]; firstSteps: readonly FirstStep[] }>({
  cards: [],
  firstSteps: [],
});
