import { createContext, use } from 'react';
import type { Core } from './core.ts';

export const CoreContext = createContext<Core | null>(null);

export function useCore(): Core {
  const core = use(CoreContext);
  if (core === null) throw new Error('useCore must be called inside App');
  return core;
}
