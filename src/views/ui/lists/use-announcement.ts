import { useState } from 'react';

/** What is announced of a list after it has changed: the newest text, once there was another one before it. */
export function useAnnouncement(text: string | null): string {
  const [{ announced, last }, setAnnouncement] = useState<{ announced: string; last: string | null }>({
    announced: '',
    last: text,
  });
  if (text === null || text === last) return announced;
  const next = { announced: last === null ? '' : text, last: text };
  setAnnouncement(next);
  return next.announced;
}
