import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../../openapi/generated/contract.ts';
import { showReference } from '../../../domain/assets/fault.ts';
import { problemOf } from '../../../domain/shared/problem.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { followFault } from '../../../services/operations/assets.faults.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { Entry, EntryActions, EntryFoot } from '../../shared/entry/entry.tsx';
import { problemText } from '../../shared/requests/problem-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Link } from '../../ui/actions/link.tsx';
import { showDate } from '../../ui/content/date.ts';
import { Facts } from '../../ui/content/description-list.tsx';

/** In words for somebody who knows nothing of the business. */
const words: Record<components['schemas']['IssueStatus'], string> = {
  pending: 'It was received. Nobody has looked at the asset yet.',
  inspected: 'Somebody has looked at the asset.',
  in_repair: 'The asset is being repaired.',
  resolved: 'It is repaired.',
  damaged: 'The asset cannot be repaired and is not used any more.',
};

type FaultStatusProps = { token: string; asset: string; reference: string };

/** How a fault stands that was reported at this label. */
export function FaultStatus({ token, asset, reference }: FaultStatusProps) {
  const {
    data: fault,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...queryOf(followFault, { token, reference }),
    retry: false,
  });
  const facts = [{ name: 'Reference', value: showReference(reference) }];
  if (error)
    return (
      <Entry
        icon={problemOf(error).kind === 'missing' ? 'alert' : 'offline'}
        title={problemOf(error).kind === 'missing' ? 'There is no such report' : 'The report could not be looked up'}
        lead={
          problemOf(error).kind === 'missing'
            ? 'The reference does not belong to this asset, or the report was deleted.'
            : problemText(problemOf(error))
        }
      >
        <EntryActions>
          <Button look="primary" size="large" isWide isBusy={isFetching} onPress={() => void refetch()}>
            Try again
          </Button>
        </EntryActions>
        <Foot token={token} />
      </Entry>
    );
  if (fault === undefined) return <Entry title="Looking up the report">{null}</Entry>;
  return (
    <Entry icon="check" title={`Fault of ${asset}`} lead={words[fault.status]}>
      <Facts facts={[...facts, { name: 'Reported on', value: showDate(fault.reported_at.slice(0, 10)) }]} />
      <p>Keep the reference, or this page: it shows what becomes of your report.</p>
      <EntryActions>
        <Button size="large" isWide isBusy={isFetching} onPress={() => void refetch()}>
          Look again
        </Button>
      </EntryActions>
      <Foot token={token} />
    </Entry>
  );
}

const Foot = ({ token }: { token: string }) => (
  <EntryFoot>
    <Link href={assetsPaths.label(token)}>Report another fault</Link>
  </EntryFoot>
);
