/** What two executions must agree on after a step: value, context, status, output, children and effects. */
import type { Effect } from './model.ts';
import { keepIds, type Renaming, stableText } from './normal.ts';

type Seen = {
  value?: unknown;
  context?: unknown;
  status: string;
  output?: unknown;
  children?: Record<string, unknown>;
};

export const visible = (
  { value, context, status, output, children = {} }: Seen,
  effects: readonly Effect[],
  rename: Renaming = keepIds,
): string => stableText({ value, context, status, output, children: Object.keys(children).sort(), effects }, rename);
