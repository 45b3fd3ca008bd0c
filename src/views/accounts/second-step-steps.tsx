import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { confirmSecondStepLimits } from '../../../openapi/generated/limits/accounts.ts';
import type { SecondStepSetupRef } from '../../machines/accounts/second-step-setup/machine.ts';
import { secondStepSetupSteps } from '../../machines/accounts/second-step-setup/steps.ts';
import { listDevices, signOutOtherDevices } from '../../services/operations/accounts.ts';
import { queryOf } from '../../services/shared/query.ts';
import { CurrentPasswordField } from '../shared/entry/current-password-field.tsx';
import { hasGeneralProblem } from '../shared/entry/entry-problem.ts';
import { QrCode } from '../shared/entry/qr-code.tsx';
import { stateName } from '../shared/flow/flow-state.ts';
import { useStepHistory } from '../shared/flow/step-history.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useProblem } from '../shared/requests/use-problem.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { Button } from '../ui/actions/button.tsx';
import { Link } from '../ui/actions/link.tsx';
import { Card } from '../ui/content/card.tsx';
import { Actions, Explanation, Stack } from '../ui/content/layout.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { TextField } from '../ui/fields/field.tsx';
import { Form, textOf } from '../ui/fields/form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import * as css from './security.css.ts';

type SecondStepStepsProps = {
  setup: SecondStepSetupRef;
  /** Whether the person may leave it off. */
  isOptional: boolean;
};

/** The steps of turning on the second step: password, authenticator app, recovery codes. Back leads to the previous one. */
export function SecondStepSteps({ setup, isOptional }: SecondStepStepsProps) {
  const state = useSelector(setup, (snapshot) => stateName(snapshot.value));
  const codes = useSelector(setup, (snapshot) => snapshot.context.recoveryCodes);
  useStepHistory(setup, secondStepSetupSteps);
  switch (state) {
    case 'askingPassword':
    case 'beginning':
      return <PasswordStep setup={setup} isOptional={isOptional} />;
    case 'askingCode':
    case 'confirming':
      return <AppStep setup={setup} isOptional={isOptional} />;
    case 'showingRecoveryCodes':
      return (
        <Card title="3 of 3: Your recovery codes" isPadded>
          <Stack>
            <OtherDevices />
            <RecoveryCodes codes={codes} onKept={() => setup.send({ type: 'codes.keep' })} />
          </Stack>
        </Card>
      );
    case 'on':
    case 'onElsewhere':
    case 'left':
      return null;
  }
}

/** Whoever is signed in elsewhere gave no code: the person may sign them out. */
function OtherDevices() {
  const { data } = useQuery(queryOf(listDevices, {}));
  const request = useRequest({
    send: (options) => signOutOtherDevices({}, options),
    onDone: () => notify('good', 'Every other device is signed out'),
  });
  const others = (data?.results.length ?? 0) - 1;
  if (others < 1) return null;
  return (
    <Notice tone="info">
      You are signed in on {others === 1 ? 'one other device' : `${others} other devices`}, without a code.{' '}
      <Button look="ghost" isBusy={request.isPending} onPress={() => request.send()}>
        Sign out there
      </Button>
      {request.problem ? problemText(request.problem) : null}
    </Notice>
  );
}

function useStep(setup: SecondStepSetupRef) {
  const problem = useProblem(setup);
  const isBusy = useSelector(setup, (snapshot) => snapshot.hasTag('busy'));
  const notice = problem && hasGeneralProblem(problem) ? <Notice tone="bad">{problemText(problem)}</Notice> : null;
  const type = () => setup.send({ type: 'setup.type' });
  return { errors: problem?.fields ?? {}, isBusy, notice, type };
}

function Acts({ setup, isOptional, isBusy }: SecondStepStepsProps & { isBusy: boolean }) {
  return (
    <Actions>
      <Button type="submit" look="primary" isBusy={isBusy}>
        Continue
      </Button>
      {isOptional ? (
        <Button isDisabled={isBusy} onPress={() => setup.send({ type: 'setup.leave' })}>
          Cancel
        </Button>
      ) : null}
    </Actions>
  );
}

function PasswordStep({ setup, isOptional }: SecondStepStepsProps) {
  const { errors, isBusy, notice, type } = useStep(setup);
  return (
    <Card title="1 of 3: Your password" isPadded>
      <Form
        aria-label="Your password"
        errors={errors}
        onType={type}
        onSubmit={(values) => setup.send({ type: 'password.submit', password: textOf(values, 'password') })}
      >
        {notice}
        <CurrentPasswordField label="Password" hint="So that nobody else can turn it on." />
        <Acts setup={setup} isOptional={isOptional} isBusy={isBusy} />
      </Form>
    </Card>
  );
}

/** The secret in groups of four, for copying by hand. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

function AppStep({ setup, isOptional }: SecondStepStepsProps) {
  const { errors, isBusy, notice, type } = useStep(setup);
  const secret = useSelector(setup, (snapshot) => snapshot.context.secret);
  const url = useSelector(setup, (snapshot) => snapshot.context.otpauthUrl);
  return (
    <Card title="2 of 3: Your app" isPadded>
      <div className={css.steps}>
        <QrCode text={url} label="QR code for your authenticator app" />
        <Stack>
          <Explanation>
            Scan this with an authenticator app, such as Google Authenticator, Microsoft Authenticator or 1Password. On
            this phone,{' '}
            <Link href={url} isInText>
              open your app
            </Link>
            , or type this key into it:
          </Explanation>
          <output className={css.secret} aria-label="Key">
            {grouped(secret)}
          </output>
          <Form
            aria-label="Your app"
            errors={errors}
            onType={type}
            onSubmit={(values) => setup.send({ type: 'code.submit', code: textOf(values, 'one_time_code') })}
          >
            {notice}
            <TextField
              label="Code that the app shows"
              name="one_time_code"
              inputMode="numeric"
              autoComplete="one-time-code"
              spellCheck="false"
              autoCapitalize="none"
              hint="Six digits. If they are refused, set the clock of your phone to automatic."
              {...confirmSecondStepLimits.one_time_code}
              validate={(code) => (code.trim() === '' ? 'Required' : null)}
            />
            <Acts setup={setup} isOptional={isOptional} isBusy={isBusy} />
          </Form>
        </Stack>
      </div>
    </Card>
  );
}
