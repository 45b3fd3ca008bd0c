import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';

/** What a flow has begun at the server stands in its address, so that a reload goes on with it. */
export function useOwnId(id: string | null): void {
  useEffect(() => {
    const search = new URLSearchParams(location.search);
    if (id === null || search.get('id') === id) return;
    search.set('id', id);
    navigate(`${location.pathname}?${search}`, { replace: true, state: history.state });
  }, [id]);
}
