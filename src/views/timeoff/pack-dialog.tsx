import { useQuery } from '@tanstack/react-query';
import { noAdvice } from '../../../rules/timeoff/warnings.ts';
import { addTimeoffPack, previewTimeoffPack } from '../../services/operations/timeoff.policies.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { QueryView } from '../shared/queries/query-view.tsx';
import { DialogForm } from '../shared/requests/form-dialog.tsx';
import { useRequest } from '../shared/requests/use-request.ts';
import { Badge } from '../ui/content/badge.tsx';
import { BulletList, Explanation } from '../ui/content/layout.tsx';
import { ListRow, RowList } from '../ui/content/row-list.tsx';
import { SkeletonList } from '../ui/feedback/skeleton.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { Dialog, DialogBody } from '../ui/overlays/dialog.tsx';
import { paidText, summaryOf } from './terms-texts.ts';

const counted = (count: number) => (count === 1 ? '1 policy' : `${count} policies`);

/** Shows the policies that most businesses in Nigeria have, and adds those that are not there. */
export function PackDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { id: businessId } = useBusiness();
  const pack = useQuery({ ...queryOf(previewTimeoffPack, { businessId }), enabled: isOpen });
  const request = useRequest({
    send: ({ signal, idempotencyKey }) => addTimeoffPack({ businessId, idempotencyKey }, { signal }),
    onDone: ({ policies }) => {
      notify('good', `${counted(policies.length)} added`);
      onClose();
    },
  });
  return (
    <Dialog title="Add the Nigerian pack" isOpen={isOpen} onClose={onClose} isBusy={request.isPending} width="form">
      <QueryView
        query={pack}
        subject="The pack"
        waiting={
          <DialogBody>
            <SkeletonList rows={7} />
          </DialogBody>
        }
      >
        {({ policies }) => {
          const missing = policies.filter(({ is_there: isThere }) => !isThere).length;
          const notes = policies.flatMap((policy) => policy.notes);
          return (
            <DialogForm
              label="The Nigerian pack"
              request={request}
              onSubmit={() => request.send()}
              onClose={onClose}
              submit={missing === 0 ? 'Add' : `Add ${counted(missing)}`}
              isDisabled={missing === 0}
              lead={
                <Explanation>
                  {missing === 0
                    ? 'Your business has a policy of each of these kinds.'
                    : 'From 1 January of this year. Nobody is assigned yet, and you can change each of them.'}
                </Explanation>
              }
            >
              <RowList label="Policies of the pack">
                {policies.map(({ kind, name, terms, is_there: isThere }) => (
                  <ListRow key={kind} title={name} note={`${summaryOf(terms)} · ${paidText(terms)}`}>
                    {isThere ? <Badge tone="neutral">There already</Badge> : null}
                  </ListRow>
                ))}
              </RowList>
              <BulletList>
                {notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </BulletList>
              <Explanation>{noAdvice}</Explanation>
            </DialogForm>
          );
        }}
      </QueryView>
    </Dialog>
  );
}
