import { at } from './shared.ts';

export const shellPaths = {
  home: () => '/',
  dashboard: () => '/dashboard',
  restricted: (query: { permission?: string } = {}) => at('/unauthorized-access', query),
  notFound: () => '/404',
};
