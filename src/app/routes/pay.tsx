import { Purchase } from '../purchase.tsx';
import type { ScreenProps } from '../screen.ts';

/** Where a checkout leads back to. */
export function Screen({ search }: ScreenProps) {
  const reference = search.get('reference');
  return <Purchase key={reference} purpose="pay" reference={reference} />;
}
