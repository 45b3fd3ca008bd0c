import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { components } from '../../../../openapi/generated/contract.ts';
import { problemOf } from '../../../domain/shared/problem.ts';
import { accountsPaths } from '../../../paths/accounts.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { findLabel, openLabel } from '../../../services/operations/assets.labels.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { Entry, EntryActions, EntryFoot, EntryNotices } from '../../shared/entry/entry.tsx';
import { usePerson } from '../../shared/people/person.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Link } from '../../ui/actions/link.tsx';
import type { FaultReportProps } from '../faults/fault-report.tsx';
import { FaultStatus } from '../faults/fault-status.tsx';
import { FollowFault } from '../faults/follow-fault.tsx';

type Label = components['schemas']['Label'];
type LabelTarget = components['schemas']['LabelTarget'];
type LabelPageProps = {
  token: string;
  /** Of a report that is followed up. */
  reference: string | null;
  /** The form with its flow running. */
  Report: ComponentType<FaultReportProps>;
  /** Called once for a member who may see the asset. */
  onOpen: (target: LabelTarget) => Promise<void>;
};

/** Where the code on a label leads: members to the asset, everybody else to a form in which they report a fault. */
export function LabelPage({ token, reference, Report, onOpen }: LabelPageProps) {
  const { user } = usePerson();
  const { data: label, error, refetch, isFetching } = useQuery({ ...queryOf(findLabel, { token }), retry: false });
  const [isOff, setOff] = useState(false);
  const {
    data: target,
    error: noTarget,
    ...opening
  } = useQuery({ ...queryOf(openLabel, { token }), retry: false, enabled: user !== null });

  if (error && problemOf(error).kind === 'missing')
    return (
      <Entry
        icon="alert"
        title="This label is not in use"
        lead="The asset was removed, or the code was not read completely. Tell the business whose name is on the label."
      >
        {null}
      </Entry>
    );
  if (error) return <Unreachable error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  if (noTarget && problemOf(noTarget).kind !== 'missing')
    return <Unreachable error={noTarget} isBusy={opening.isFetching} onRetry={() => void opening.refetch()} />;
  if (label === undefined || opening.isLoading) return <Entry title="Looking up the label">{null}</Entry>;
  if (reference !== null) return <FaultStatus token={token} asset={label.name} reference={reference} />;
  if (target) return <Opening onOpen={() => onOpen(target)} />;
  return (
    <LabelledAsset label={label} token={token} isSignedIn={user !== null}>
      {label.takes_fault_reports && !isOff ? (
        <Report
          token={token}
          onEnd={(sent) => {
            if (sent === null) setOff(true);
            else navigate(assetsPaths.label(token, { ref: sent }), { replace: true });
          }}
        />
      ) : null}
    </LabelledAsset>
  );
}

function Opening({ onOpen }: { onOpen: () => Promise<void> }) {
  const [error, setError] = useState<unknown>(null);
  const open = () => {
    setError(null);
    onOpen().catch(setError);
  };
  const begin = useEffectEvent(open);
  useEffect(() => begin(), []);
  if (error) return <Unreachable error={error} isBusy={false} onRetry={open} />;
  return <Entry title="Opening the asset">{null}</Entry>;
}

function Unreachable({ error, isBusy, onRetry }: { error: unknown; isBusy: boolean; onRetry: () => void }) {
  return (
    <Entry icon="offline" title="The label could not be looked up" lead={problemText(problemOf(error))}>
      <EntryActions>
        <Button look="primary" size="large" isWide isBusy={isBusy} onPress={onRetry}>
          Retry
        </Button>
      </EntryActions>
    </Entry>
  );
}

type LabelledAssetProps = { label: Label; token: string; isSignedIn: boolean; children: ReactNode };

/** For whoever may not open the asset itself. */
function LabelledAsset({ label, token, isSignedIn, children }: LabelledAssetProps) {
  const [isFollowing, setFollowing] = useState(false);
  return (
    <Entry
      title={label.name}
      lead={
        children
          ? 'Is something wrong with it? Tell those who look after it. You need no account.'
          : 'Faults cannot be reported here. Tell the business whose asset this is.'
      }
    >
      {children ? (
        <EntryNotices>
          <Button onPress={() => setFollowing(!isFollowing)}>
            {isFollowing ? 'Report a fault' : 'Reported already? Follow it up'}
          </Button>
        </EntryNotices>
      ) : null}
      {children && !isFollowing ? children : <FollowFault token={token} />}
      <EntryFoot>
        {isSignedIn ? (
          'You may not open this asset. Ask the business it belongs to for access.'
        ) : (
          <Link href={accountsPaths.login({ next: assetsPaths.label(token) })}>Sign in to open the asset</Link>
        )}
      </EntryFoot>
    </Entry>
  );
}
