import { useState } from 'react';

/** What is said of a list after it has changed: the newest text, once there was another one before it. */
export function useNews(text: string | null): string {
  const [{ said, last }, setNews] = useState<{ said: string; last: string | null }>({ said: '', last: text });
  if (text === null || text === last) return said;
  const news = { said: last === null ? '' : text, last: text };
  setNews(news);
  return news.said;
}
