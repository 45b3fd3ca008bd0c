// Generated from `openapi/` by `npm run contract`.

export const rotaWeekStarts = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

export const rotaWeekStartLabels = {
  'monday': 'Monday',
  'tuesday': 'Tuesday',
  'wednesday': 'Wednesday',
  'thursday': 'Thursday',
  'friday': 'Friday',
  'saturday': 'Saturday',
  'sunday': 'Sunday',
} as const;

/** What a planned shift may break. The first four are always refused. */
export const rotaRules = [
  'overlap',
  'employed',
  'leave',
  'under_18_night',
  'unavailable',
  'travel',
  'papers',
  'rest',
  'day_hours',
  'week_hours',
  'rest_day',
  'break',
  'night_women',
  'holiday',
] as const;

export const rotaRuleLabels = {
  'overlap': 'Another shift at the same time',
  'employed': 'Not employed on the day',
  'leave': 'Away on the day',
  'under_18_night': 'Under 18 at night',
  'unavailable': 'Said that they cannot work then',
  'travel': 'Too little time to get from one location to another',
  'papers': 'A paper that the role needs is missing or has expired',
  'rest': 'Too little rest between two shifts',
  'day_hours': 'Too many hours on a day',
  'week_hours': 'Too many hours in a week',
  'rest_day': 'No whole day of rest in seven days',
  'break': 'Too short a break',
  'night_women': 'A woman at night',
  'holiday': 'A holiday',
} as const;

/** *planned* has not been published, *changed* otherwise than it is now. */
export const shiftStates = [
  'planned',
  'published',
  'changed',
] as const;

export const shiftStateLabels = {
  'planned': 'Planned',
  'published': 'Published',
  'changed': 'Changed since it was published',
} as const;
