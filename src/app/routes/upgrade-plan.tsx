import { frequencyOf } from '../../domain/billing/order.ts';
import { Purchase } from '../purchase.tsx';
import type { ScreenProps } from '../screen.ts';

export function Screen({ search }: ScreenProps) {
  return <Purchase purpose="upgrade" frequency={frequencyOf(search.get('cycle'))} />;
}
