import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { handOverAssetsLimits } from '../../../../openapi/generated/limits/assets.handover.ts';
import type { AssetHandoverRef } from '../../../machines/assets/asset-handover/machine.ts';
import { refusalText } from '../../shared/requests/problem-text.ts';
import { useProblem } from '../../shared/requests/use-problem.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/content/card.tsx';
import { showDate } from '../../ui/content/date.ts';
import { Actions } from '../../ui/content/layout.tsx';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { Form, textOf } from '../../ui/fields/form.tsx';
import { OutOfUseNotice } from '../assign/out-of-use-notice.tsx';
import * as css from './handover.css.ts';
import { SignatureField } from './signature-field.tsx';

/** What the person gets, for them to read and to sign. */
export function HandoverSign({ handover }: { handover: AssetHandoverRef }) {
  const assets = useSelector(handover, ({ context }) => context.assets);
  const recipient = useSelector(handover, ({ context }) => context.recipient);
  const dateAssigned = useSelector(handover, ({ context }) => context.dateAssigned);
  const due = useSelector(handover, ({ context }) => context.due);
  const problem = useProblem(handover);
  const isBusy = useSelector(handover, (snapshot) => snapshot.hasTag('busy'));
  const [drawing, setDrawing] = useState<string | null>(null);
  const what = assets.length === 1 ? 'the asset' : `the ${assets.length} assets`;
  return (
    <>
      <Card
        title={`For ${recipient?.name ?? 'the recipient'}`}
        note={due === '' ? `From ${showDate(dateAssigned)}` : `From ${showDate(dateAssigned)} to ${showDate(due)}`}
      >
        <RowList label="Assets to sign for">
          {assets.map(({ id, number, name }) => (
            <ListRow key={id} title={name} note={number} />
          ))}
        </RowList>
      </Card>
      <OutOfUseNotice assets={assets} />
      <Card title="Signature" isPadded>
        <Form
          aria-label="Sign"
          onSubmit={(values) =>
            handover.send({ type: 'handover.sign', signature: { name: textOf(values, 'signer'), drawing } })
          }
        >
          <p className={css.statement}>
            I have received {what} above in good order. I will take care of them and return them when I am asked to.
          </p>
          <TextField
            label="Full name"
            name="signer"
            {...handOverAssetsLimits.signature.name}
            autoComplete="off"
            defaultValue={recipient?.name ?? ''}
            hint="Whoever receives the assets checks it, or types it."
          />
          <SignatureField
            label="Signature"
            hint="Sign with a finger, a pen or a mouse. Without a drawing, the typed name is the signature."
            onChange={setDrawing}
          />
          {problem ? <Notice tone="bad">{refusalText(problem)}</Notice> : null}
          <Actions>
            <Button type="submit" look="primary" isBusy={isBusy}>
              Sign and hand over
            </Button>
            <Button isDisabled={isBusy} onPress={() => handover.send({ type: 'step.back' })}>
              Back
            </Button>
          </Actions>
        </Form>
      </Card>
    </>
  );
}
