import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/contract.ts';
import { listDevices, signOutDevice, signOutOtherDevices } from '../../services/operations/accounts.ts';
import { queryOf } from '../../services/shared/query.ts';
import { QueryView } from '../shared/queries/query-view.tsx';
import { problemText } from '../shared/requests/problem-text.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { Button } from '../ui/actions/button.tsx';
import { Badge } from '../ui/content/badge.tsx';
import { Card } from '../ui/content/card.tsx';
import { CardSkeleton } from '../ui/content/layout.tsx';
import { ListRow, RowList } from '../ui/content/row-list.tsx';
import { TimeLabel } from '../ui/content/time-label.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { useModal } from '../ui/overlays/use-modal.ts';

type Device = components['schemas']['Device'];

/** The person's devices, each with a button to sign it out. */
export function SecurityDevices({ timeZone }: { timeZone: string }) {
  const query = useQuery(queryOf(listDevices, {}));
  const others = useModal('sign-out-others');
  const hasOthers = (query.data?.results.length ?? 0) > 1;
  return (
    <Card
      title="Signed-in devices"
      action={hasOthers ? <Button onPress={() => others.open()}>Sign out all others</Button> : null}
    >
      <QueryView
        query={query}
        subject="Signed-in devices"
        waiting={
          <CardSkeleton>
            <Skeleton width="50%" />
            <Skeleton width="35%" />
          </CardSkeleton>
        }
      >
        {({ results }) => (
          <RowList>
            {results.map((device) => (
              <DeviceRow key={device.id} device={device} timeZone={timeZone} />
            ))}
          </RowList>
        )}
      </QueryView>
      <OthersDialog isOpen={others.isOpen} onClose={others.close} />
    </Card>
  );
}

function nameOf({ browser, system, kind }: Device): string {
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? (kind === 'mobile' ? 'A phone' : 'Unknown browser');
}

function DeviceRow({ device, timeZone }: { device: Device; timeZone: string }) {
  const { id, address, last_used_at, is_this_device } = device;
  const request = useRequest({
    send: (options) => signOutDevice({ id }, options),
    onDone: () => notify('good', `${nameOf(device)} is signed out`),
    onFailed: (problem) => {
      // The device has already signed out, which is the wanted result.
      if (problem.kind !== 'missing') notify('bad', problemText(problem));
    },
  });
  return (
    <ListRow
      title={nameOf(device)}
      note={
        <>
          Last used <TimeLabel at={new Date(last_used_at)} timeZone={timeZone} />
          {address === '' ? null : ` from ${address}`}
        </>
      }
    >
      {is_this_device ? (
        <Badge tone="good">This device</Badge>
      ) : (
        <Button
          isBusy={request.isPending}
          onPress={() => request.send()}
          aria-label={`Sign out ${nameOf(device)}${address === '' ? '' : ` at ${address}`}`}
        >
          Sign out
        </Button>
      )}
    </ListRow>
  );
}

function OthersDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const request = useRequest({
    send: (options) => signOutOtherDevices({}, options),
    onDone: () => {
      notify('good', 'Every other device is signed out');
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title="Sign out all other devices?"
      isOpen={isOpen}
      onClose={() => {
        request.clear();
        onClose();
      }}
      onConfirm={() => request.send()}
      isBusy={request.isPending}
      errorMessage={request.problem ? problemText(request.problem) : null}
      tone="calm"
      yes="Sign out the others"
      no="Cancel"
    >
      This device stays signed in. On the others you sign in again with your password.
    </ConfirmDialog>
  );
}
