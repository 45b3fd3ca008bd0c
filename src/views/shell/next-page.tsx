import { Skeleton, SkeletonList } from '../ui/feedback/skeleton.tsx';
import { Page } from '../ui/navigation/page.tsx';
import * as css from './frame.css.ts';

/** In place of the next screen while its code is on its way; the line at the top of the window says so in words. */
export function NextPage() {
  return (
    <Page>
      <div className={css.nextTitle} data-testid="next-page">
        <Skeleton width={180} height={24} />
        <Skeleton width="min(100%, 320px)" height={14} />
      </div>
      <SkeletonList rows={5} />
    </Page>
  );
}
