import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { membershipOf } from '../../../domain/accounts/membership.ts';
import { problemOf } from '../../../domain/shared/problem.ts';
import { accountsPaths } from '../../../paths/accounts.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { labelQuery } from '../../../services/assets/labels.ts';
import { Entry, EntryActions } from '../../shared/entry.tsx';
import { usePerson } from '../../shared/person.ts';
import { problemText } from '../../shared/problem-text.ts';
import { Button, LinkButton } from '../../ui/actions/button.tsx';

type Label = components['schemas']['Label'];
type LabelPageProps = {
  token: string;
  /** Called once for a member who may see the asset. */
  onOpen: (label: Label) => Promise<void>;
};

/** Where the code on a label leads: members to the asset, everybody else to what it is. */
export function LabelPage({ token, onOpen }: LabelPageProps) {
  const { user } = usePerson();
  const { data: label, error, refetch, isFetching } = useQuery(labelQuery(token));
  const membership = label && user ? membershipOf(user.business_user_memberships, label.business) : null;
  const mayOpen =
    membership !== null &&
    (membership.is_owner || membership.permissions.some(({ codename }) => codename === 'access_assets'));

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
  if (label === undefined) return <Entry title="Looking up the label">{null}</Entry>;
  if (mayOpen) return <Opening onOpen={() => onOpen(label)} />;
  return <LabelledAsset label={label} token={token} isSignedIn={user !== null} />;
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

type LabelledAssetProps = { label: Label; token: string; isSignedIn: boolean };

/** For whoever may not open the asset itself. */
function LabelledAsset({ label, token, isSignedIn }: LabelledAssetProps) {
  if (isSignedIn)
    return (
      <Entry title={label.name} lead="You may not open this asset. Ask the business it belongs to for access.">
        {null}
      </Entry>
    );
  return (
    <Entry title={label.name} lead="Those who look after it can open it here.">
      <EntryActions>
        <LinkButton href={accountsPaths.login({ next: assetsPaths.label(token) })} look="primary" size="large" isWide>
          Sign in to open it
        </LinkButton>
      </EntryActions>
    </Entry>
  );
}
