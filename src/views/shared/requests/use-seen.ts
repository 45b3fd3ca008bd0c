import { useState } from 'react';

type Known = { id: string } | null | undefined;

/**
 * The record as it was when its form was opened. The app reads records again while a form is open: what somebody else saved
 * meanwhile must not pass for what was seen, or the old values of the form replace it without a word.
 */
export function useSeen<T extends Known>(record: T): T {
  const [seen, setSeen] = useState(record);
  if (seen?.id === record?.id) return seen;
  setSeen(record);
  return record;
}
