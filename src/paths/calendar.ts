import { at } from './shared.ts';

export const calendarPaths = {
  patterns: () => '/settings/hr/work-patterns',
  /** @param query the year, by default this one */
  holidays: (query: { year?: string } = {}) => at('/holidays', query),
};
