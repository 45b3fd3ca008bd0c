import { NotFoundPage } from '../../views/shell/not-found.page.tsx';
import { paths } from '../paths.ts';

export function Screen() {
  return <NotFoundPage homeHref={paths.dashboard()} />;
}
