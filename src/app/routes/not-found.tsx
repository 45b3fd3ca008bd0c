import { NotFoundPage } from '../../views/shell/not-found.page.tsx';
import { paths } from '../paths.ts';
import type { ScreenProps } from '../screen.ts';

export function Screen({ isFramed }: ScreenProps) {
  return <NotFoundPage homeHref={paths.dashboard()} isFramed={isFramed} />;
}
