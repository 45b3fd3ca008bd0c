import { navigate } from 'wouter/use-browser-location';
import { referenceIn } from '../../domain/assets/fault.ts';
import { selectBusinessId } from '../../machines/accounts/session/selectors.ts';
import { assetsPaths } from '../../paths/assets.ts';
import { getCurrentUserIn } from '../../services/accounts/person.ts';
import { LabelPage } from '../../views/assets/labels/label.page.tsx';
import { flowPage } from '../page.tsx';
import type { ScreenProps } from '../screen.ts';
import { Queries } from '../session/queries.tsx';
import { useCore } from '../use-core.ts';

/** Loads for those who may not open the asset itself. */
const Report = flowPage(
  'report',
  async () => (await import('../../views/assets/faults/fault-report.tsx')).FaultReport,
  async () => (await import('../actors/assets.faults.ts')).faultReportFlow,
);

/** Outside the frame, which provides the queries elsewhere. The label may be on an asset of another business of the person: that one is entered. */
export function LabelScreen({ params, search }: ScreenProps) {
  const { session } = useCore();
  return (
    <Queries>
      <LabelPage
        token={params.token ?? ''}
        reference={referenceIn(search.get('ref') ?? '')}
        Report={Report}
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
