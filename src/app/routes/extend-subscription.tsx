import { Purchase } from '../purchase.tsx';

export function Screen() {
  return <Purchase purpose="extend" />;
}
