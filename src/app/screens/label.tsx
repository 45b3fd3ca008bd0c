import { navigate } from 'wouter/use-browser-location';
import { selectBusinessId } from '../../machines/accounts/session/selectors.ts';
import { assetsPaths } from '../../paths/assets.ts';
import { getCurrentUserIn } from '../../services/accounts/person.ts';
import { LabelPage } from '../../views/assets/labels/label.page.tsx';
import type { ScreenProps } from '../screen.ts';
import { Queries } from '../session/queries.tsx';
import { useCore } from '../use-core.ts';

/** Outside the frame, which provides the queries elsewhere. The label may be on an asset of another business of the person: that one is entered. */
export function LabelScreen({ params }: ScreenProps) {
  const { session } = useCore();
  return (
    <Queries>
      <LabelPage
        token={params.token ?? ''}
        onOpen={async ({ business: businessId, asset }) => {
          if (businessId !== selectBusinessId(session.getSnapshot())) {
            const user = await getCurrentUserIn({ businessId }, { signal: AbortSignal.timeout(30_000) });
            session.send({ type: 'business.enter', businessId, user });
          }
          navigate(assetsPaths.asset(asset), { replace: true });
        }}
      />
    </Queries>
  );
}
