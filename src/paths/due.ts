import { at } from './shared.ts';

export const duePaths = {
  /** @param query what the list is narrowed by, as its filters name it */
  due: (query: { module?: 'fleet' | 'assets' | 'hr'; state?: 'overdue' | 'due' | 'missing' } = {}) => at('/due', query),
};
