import { at } from './shared.ts';

export const timeoffPaths = {
  policies: () => '/settings/hr/time-off',
  /** Of a policy; the pattern of such an address without one. */
  policy: (id = ':id') => `/settings/hr/time-off/${id}`,
  /** @param query what is shown, by default this month and the own team */
  calendar: (query: { view?: string; day?: string; of?: string } = {}) => at('/time-off-calendar', query),
  /** @param query `me` narrows them to those that wait for one's own answer */
  requests: (query: { waits_for?: 'me' } = {}) => at('/hr/time-off', query),
  /** What an approved request says on paper. */
  leaveCard: (id = ':id') => `/time-off/${id}/card`,
  taken: () => '/hr/time-off/taken',
  balances: () => '/hr/time-off/balances',
  /** @param query an import that was begun before */
  importBalances: (query: { id?: string } = {}) => at('/hr/time-off/import', query),
  imports: () => '/hr/time-off/imports',
  shutdowns: () => '/hr/time-off/shutdowns',
  blackouts: () => '/hr/time-off/blackouts',
  /** Of a link in a mail, for who has not signed in. */
  answer: (token: string) => `/answer-time-off/${token}`,
  /** @param query the day of the balances, by default today */
  mine: (query: { day?: string } = {}) => at('/my-time-off', query),
};
