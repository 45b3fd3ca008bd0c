/**
 * What a time-off policy says from a day on. Amounts are in its unit, with at most two decimals; a day is one working day of the
 * person's pattern whatever its hours, an hour is 60 minutes of it.
 */

export type Step = { after_years: number; amount: number };

export type Terms = {
  unit: 'days' | 'hours';
  /** `none`: nothing is granted, and only what is taken is counted. */
  accrual: 'none' | 'up_front' | 'monthly' | 'yearly';
  /** When the amount of a month or year is granted; `up_front` is the start of the year. */
  accrual_at: 'start' | 'end';
  /** A year. */
  amount: number;
  /** More from a number of years of service on, in order; the last one that is reached holds. */
  steps: readonly Step[];
  /** Nothing is granted before this many months of service. */
  waiting_months: number;
  year: 'calendar' | 'anniversary' | 'fixed';
  /** `MM-DD`, for a fixed year; never 29 February. */
  year_start: string | null;
  /** Grants stop at this balance. */
  cap: number | null;
  carry_over: 'none' | 'all' | 'limited';
  carry_over_most: number | null;
  /** What was carried over ends this many months into the year, or on this day (`MM-DD`); never, without either. */
  carry_over_months: number | null;
  carry_over_until: string | null;
  /** How far below zero the balance may go; 0 is not at all. */
  negative_limit: number;
  prorate_joining: boolean;
  prorate_leaving: boolean;
  prorate_part_time: boolean;
  /** The last step of each grant. */
  rounding: 'none' | 'half' | 'whole';
  rounding_direction: 'up' | 'nearest' | 'down';
};
