// Generated from `openapi/` by `npm run contract`.

/** What the time off is for. */
export const timeoffKinds = [
  'annual',
  'sick',
  'maternity',
  'paternity',
  'casual',
  'compassionate',
  'examination',
  'other',
] as const;

export const timeoffKindLabels = {
  'annual': 'Annual leave',
  'sick': 'Sick leave',
  'maternity': 'Maternity leave',
  'paternity': 'Paternity leave',
  'casual': 'Casual leave',
  'compassionate': 'Compassionate leave',
  'examination': 'Examination leave',
  'other': 'Other',
} as const;

/** A day is one working day of the person's pattern, whatever its hours; an hour is 60 minutes of it. */
export const timeoffUnits = [
  'days',
  'hours',
] as const;

export const timeoffUnitLabels = {
  'days': 'Days',
  'hours': 'Hours',
} as const;

/** How it is granted. *up_front* is at the start of the year; with *none*, only what is taken is counted. */
export const timeoffAccruals = [
  'up_front',
  'monthly',
  'yearly',
  'none',
] as const;

export const timeoffAccrualLabels = {
  'up_front': 'All at the start of the year',
  'monthly': 'A part each month',
  'yearly': 'Once a year',
  'none': 'Not granted, only counted',
} as const;

/** When what a month or a year grants is granted. */
export const timeoffAccrualAts = [
  'start',
  'end',
] as const;

export const timeoffAccrualAtLabels = {
  'start': 'At its start',
  'end': 'At its end',
} as const;

/** When the year begins of which the amount is. */
export const timeoffYears = [
  'calendar',
  'anniversary',
  'fixed',
] as const;

export const timeoffYearLabels = {
  'calendar': 'On 1 January',
  'anniversary': 'On the day each person was hired',
  'fixed': 'On a day of the business',
} as const;

/** What is left at the end of a year. */
export const timeoffCarryOvers = [
  'none',
  'all',
  'limited',
] as const;

export const timeoffCarryOverLabels = {
  'none': 'Ends with the year',
  'all': 'Is carried over',
  'limited': 'Is carried over up to a limit',
} as const;

/** To what each grant is rounded, as its last step. */
export const timeoffRoundings = [
  'none',
  'half',
  'whole',
] as const;

export const timeoffRoundingLabels = {
  'none': 'Not rounded',
  'half': 'To halves',
  'whole': 'To whole ones',
} as const;

/** Which way each grant is rounded. */
export const timeoffRoundingDirections = [
  'up',
  'nearest',
  'down',
] as const;

export const timeoffRoundingDirectionLabels = {
  'up': 'Up',
  'nearest': 'To the nearest',
  'down': 'Down',
} as const;

/** Anybody above the employee, somebody who is named, or who manages time off. The last ones answer each step, and alone where there is nobody else. */
export const timeoffAnswerers = [
  'manager',
  'person',
  'time_off',
] as const;

export const timeoffAnswererLabels = {
  'manager': 'Their manager',
  'person': 'Somebody',
  'time_off': 'Who manages time off',
} as const;
