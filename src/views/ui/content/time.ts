export type HourCycle = 12 | 24;

/**
 * Reads a time of day as people write it, 9, 930, 9:30, 9.30pm, 21:30, noon or midnight, as 'HH:mm'. Without am or pm
 * the hours are those of a day of 24. Null where it cannot be told.
 */
export function readTime(text: string): string | null {
  const plain = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s.]+(?=[ap]\.?m?\.?$)/g, '');
  if (plain === 'noon') return '12:00';
  if (plain === 'midnight') return '00:00';
  const [whole, written = '', minutes = '00', half = ''] =
    /^(\d{1,2})(?:[:.h ]?(\d{2}))?(a|p)?(?:\.?m\.?)?$/.exec(plain) ?? [];
  if (whole === undefined || (half === '' && /m/.test(plain))) return null;
  const hours = Number(written);
  if (Number(minutes) > 59 || hours > 23) return null;
  if (half !== '' && (hours < 1 || hours > 12)) return null;
  const inDay = half === '' ? hours : (hours % 12) + (half === 'p' ? 12 : 0);
  return `${String(inDay).padStart(2, '0')}:${minutes}`;
}

/** A time of day, 'HH:mm', as '9:30 am' or as '09:30'. */
export function showTime(time: string, cycle: HourCycle): string {
  if (cycle === 24) return time;
  const [hours = '', minutes = ''] = time.split(':');
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'am' : 'pm'}`;
}
