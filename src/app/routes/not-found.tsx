import { NotFoundPage } from '../../views/shell/not-found.page.tsx';
import type { ScreenProps } from '../screen.ts';

export function Screen({ isFramed }: ScreenProps) {
  return <NotFoundPage isFramed={isFramed} />;
}
