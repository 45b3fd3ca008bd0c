import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { renewRecoveryCodesLimits } from '../../../openapi/generated/limits/accounts.ts';
import { accountsPaths } from '../../paths/accounts.ts';
import { endSecondStep, getSecondStep, renewRecoveryCodes } from '../../services/operations/accounts.ts';
import { queryOf } from '../../services/shared/query.ts';
import { CurrentPasswordField } from '../shared/entry/current-password-field.tsx';
import { QueryView } from '../shared/queries/query-view.tsx';
import { DialogForm, FormDialog } from '../shared/requests/form-dialog.tsx';
import { useRequest } from '../shared/requests/use-request.ts';
import { Button, LinkButton } from '../ui/actions/button.tsx';
import { Status } from '../ui/content/badge.tsx';
import { Card } from '../ui/content/card.tsx';
import { formatDate } from '../ui/content/date.ts';
import { Actions, Explanation, Stack } from '../ui/content/layout.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { TextField } from '../ui/fields/field.tsx';
import { textOf } from '../ui/fields/form.tsx';
import { Dialog, DialogBody } from '../ui/overlays/dialog.tsx';
import { useModal } from '../ui/overlays/use-modal.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

type SecondStep = components['schemas']['SecondStep'];
type Proof = { password: string; one_time_code: string };
type SecuritySecondStepProps = { timeZone: string };

/** Below this number the page recommends new codes. */
const fewCodes = 3;

/** The status of the second step with its actions. */
export function SecuritySecondStep({ timeZone }: SecuritySecondStepProps) {
  const query = useQuery(queryOf(getSecondStep, {}));
  return (
    <Card title="Second step" isPadded>
      <QueryView query={query} subject="The second step" waiting={<Skeleton width="60%" />}>
        {(known) =>
          known.is_on ? (
            <On known={known} timeZone={timeZone} />
          ) : (
            <Stack>
              <Explanation>
                With a second step, nobody can sign in with your password alone: it also takes a code from an app on
                your phone.
              </Explanation>
              <Actions>
                <LinkButton href={accountsPaths.secondStep()}>Turn on</LinkButton>
                <Status tone="neutral">Off</Status>
              </Actions>
            </Stack>
          )
        }
      </QueryView>
    </Card>
  );
}

function On({ known, timeZone }: { known: SecondStep; timeZone: string }) {
  const [renewal, end] = [useModal('recovery-codes'), useModal('second-step-off')];
  const { recovery_codes_left: left, required_by: requiredBy = [] } = known;
  const since = known.on_since === null ? '' : ` since ${formatDate(known.on_since, timeZone)}`;
  return (
    <Stack>
      <p>
        <Status tone="good">On{since}</Status>
      </p>
      {left < fewCodes ? (
        <Notice tone="warning">
          {left === 0 ? 'You have no recovery codes left.' : `You have ${left} recovery codes left.`} Make new ones
          while you have your phone.
        </Notice>
      ) : (
        <Explanation>You have {left} recovery codes left.</Explanation>
      )}
      <Actions>
        <Button onPress={() => renewal.open()}>New recovery codes</Button>
        {requiredBy.length === 0 ? (
          <Button look="danger" onPress={() => end.open()}>
            Turn off
          </Button>
        ) : null}
      </Actions>
      {requiredBy.length > 0 ? (
        <Explanation>It cannot be turned off while it is required by {requiredBy.join(', ')}.</Explanation>
      ) : null}
      <RenewalDialog isOpen={renewal.isOpen} onClose={renewal.close} />
      <EndDialog isOpen={end.isOpen} onClose={end.close} />
    </Stack>
  );
}

type PanelProps = { isOpen: boolean; onClose: () => void };

function useChanged() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: queryOf(getSecondStep, {}).queryKey });
}

function RenewalDialog({ isOpen, onClose }: PanelProps) {
  const [codes, setCodes] = useState<string[]>([]);
  const changed = useChanged();
  const request = useRequest({
    send: (options, proof: Proof) => renewRecoveryCodes(proof, options),
    onDone: ({ recovery_codes }) => setCodes(recovery_codes),
  });
  const close = () => {
    onClose();
    setCodes([]);
    request.clear();
    void changed();
  };
  return (
    <Dialog title="New recovery codes" isOpen={isOpen} onClose={close} isBusy={request.isPending} width="form">
      {codes.length > 0 ? (
        <DialogBody>
          <RecoveryCodes codes={codes} onKept={close} />
        </DialogBody>
      ) : (
        <DialogForm
          label="Make new codes"
          submit="Make new codes"
          lead={<p>The codes that you have now will stop working.</p>}
          request={request}
          onSubmit={(values) => request.send(proofOf(values))}
          onClose={close}
        >
          <ProofFields />
        </DialogForm>
      )}
    </Dialog>
  );
}

function EndDialog({ isOpen, onClose }: PanelProps) {
  const changed = useChanged();
  const request = useRequest({
    send: (options, proof: Proof) => endSecondStep(proof, options),
    onDone: () => {
      notify('good', 'Second step turned off');
      close();
    },
  });
  const close = () => {
    onClose();
    request.clear();
    void changed();
  };
  return (
    <FormDialog
      title="Turn off the second step"
      isOpen={isOpen}
      label="Turn off"
      submit="Turn off"
      look="danger"
      lead={<p>Your password alone will be enough to sign in, and your recovery codes end.</p>}
      request={request}
      onSubmit={(values) => request.send(proofOf(values))}
      onClose={close}
    >
      <ProofFields />
    </FormDialog>
  );
}

const proofOf = (values: FormData): Proof => ({
  password: textOf(values, 'password'),
  one_time_code: textOf(values, 'one_time_code'),
});

/** Password and code, which changing the second step requires. */
function ProofFields() {
  return (
    <>
      <CurrentPasswordField label="Password" />
      <TextField
        label="Code from your app, or a recovery code"
        name="one_time_code"
        autoComplete="one-time-code"
        spellCheck="false"
        autoCapitalize="none"
        {...renewRecoveryCodesLimits.one_time_code}
        validate={(text) => (text.trim() === '' ? 'Required' : null)}
      />
    </>
  );
}
