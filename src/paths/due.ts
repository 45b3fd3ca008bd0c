import { at } from './shared.ts';

type Narrowed = {
  module?: 'fleet' | 'assets' | 'hr';
  state?: 'overdue' | 'due' | 'missing';
  kind?: string;
  subject?: string;
};

export const duePaths = {
  /** @param query what the list is narrowed by, as its filters name it */
  due: (query: Narrowed = {}) => at('/due', query),
};
