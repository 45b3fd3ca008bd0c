import { useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';

/**
 * Leads elsewhere a person who should not be here; true while it does. Asked once, when the screen opens: what the
 * person does on the screen itself may change the answer, and is followed by where they go then.
 */
export function useRedirect(decide: () => string | null): boolean {
  const [target] = useState(decide);
  useEffect(() => {
    if (target !== null) navigate(target, { replace: true });
  }, [target]);
  return target !== null;
}
