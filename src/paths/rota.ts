import { at } from './shared.ts';

type Week = { year?: string; week?: string; department?: string; location?: string; day?: string; only?: string };

export const rotaPaths = {
  /** @param query what is shown, by default this week */
  shiftRota: (query: Week = {}) => at('/shift-rota', query),
  /** The published week on paper. */
  sheet: (query: Week = {}) => at('/shift-rota/sheet', query),
  /** Where somebody sees their own shifts without signing in. */
  ownShifts: (token: string) => `/s/${token}`,
  swaps: () => '/shift-rota/swaps',
  /** When people cannot work. */
  availability: () => '/shift-rota/availability',
  roles: () => '/shift-rota/roles',
  rules: () => '/shift-rota/settings',
  timeAndAttendance: () => '/time-and-attendance',
  settings: (type = ':type') => `/time-and-attendance/settings/${type}`,
  latenessPolicy: () => '/time-and-attendance/lateness-policy',
  startDate: () => '/time-and-attendance/start-date',
  companyLocation: () => '/time-and-attendance/company-location',
};
