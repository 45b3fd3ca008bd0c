import { RestrictedPage } from '../../views/shell/restricted.page.tsx';
import { paths } from '../paths.ts';
import type { ScreenProps } from '../screen.ts';

export function Screen({ search }: ScreenProps) {
  return <RestrictedPage permission={search.get('permission')} dashboardHref={paths.dashboard()} />;
}
