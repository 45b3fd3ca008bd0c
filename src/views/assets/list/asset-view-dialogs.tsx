import { useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { saveAssetViewLimits } from '../../../../openapi/generated/limits/assets.register.ts';
import { deleteAssetView, renameAssetView, saveAssetView } from '../../../services/operations/assets.register.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { FormDialog } from '../../shared/requests/form-dialog.tsx';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useRequest } from '../../shared/requests/use-request.ts';
import { useSeen } from '../../shared/requests/use-seen.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { Dialog, DialogBody, DialogFoot } from '../../ui/overlays/dialog.tsx';

type View = components['schemas']['AssetView'];
type DialogsProps = {
  which: 'save' | 'manage';
  views: readonly View[];
  filters: () => components['schemas']['AssetFilters'];
  onClose: () => void;
};

export function AssetViewDialogs({ which, ...props }: DialogsProps) {
  return which === 'save' ? <SaveView {...props} /> : <ManageViews {...props} />;
}

type SaveProps = Pick<DialogsProps, 'views' | 'filters' | 'onClose'>;

function SaveView({ views, filters, onClose }: SaveProps) {
  const { id: businessId } = useBusiness();
  const [name, setName] = useState('');
  const wanted = name.trim();
  const isTaken = views.some((view) => view.name.toLowerCase() === wanted.toLowerCase());
  const request = useRequest({
    send: (options, given: string) => saveAssetView({ businessId, name: given, filters: filters() }, options),
    onDone: (saved) => {
      notify('good', `${saved.name} is saved`);
      onClose();
    },
  });
  return (
    <FormDialog
      title="Save this view"
      label="View"
      isOpen
      onClose={onClose}
      request={request}
      submit={isTaken ? 'Replace' : 'Save'}
      isDisabled={wanted === ''}
      onSubmit={() => request.send(wanted)}
    >
      <TextField
        label="Name"
        name="name"
        value={name}
        onChange={setName}
        maxLength={saveAssetViewLimits.name.maxLength}
        hint={
          isTaken
            ? 'You already have a view with this name. It will be replaced.'
            : 'Only you see it. It keeps the search, the filters, the order and the columns.'
        }
      />
    </FormDialog>
  );
}

function ManageViews({ views, onClose }: Pick<DialogsProps, 'views' | 'onClose'>) {
  const { id: businessId } = useBusiness();
  const [renamed, setRenamed] = useState<View | null>(null);
  const request = useRequest({
    send: (options, { id }: View) => deleteAssetView({ businessId, id }, options),
    onDone: (_, { name }) => notify('good', `${name} is deleted`),
  });
  if (renamed !== null) return <RenameView view={renamed} onClose={() => setRenamed(null)} />;
  return (
    <Dialog title="Your views" isOpen onClose={onClose}>
      <DialogBody>
        {views.length === 0 ? <p>You have no saved views.</p> : null}
        <RowList label="Views">
          {views.map((view) => (
            <ListRow key={view.id} title={view.name} note="">
              <Button aria-label={`Rename ${view.name}`} onPress={() => setRenamed(view)}>
                Rename
              </Button>
              <Button
                aria-label={`Delete ${view.name}`}
                onPress={() => request.send(view)}
                isBusy={request.isPending && request.input?.id === view.id}
              >
                Delete
              </Button>
            </ListRow>
          ))}
        </RowList>
        {request.problem ? <Notice tone="bad">{problemText(request.problem)}</Notice> : null}
      </DialogBody>
      <DialogFoot>
        <Button look="primary" onPress={onClose}>
          Done
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

/** Takes the place of the list until it is done. */
function RenameView({ onClose, ...given }: { view: View; onClose: () => void }) {
  const { id: businessId } = useBusiness();
  const view = useSeen(given.view);
  const [name, setName] = useState(view.name);
  const request = useRequest({
    send: (options, given: string) => renameAssetView({ businessId, id: view.id, name: given, seen: view }, options),
    onDone: (saved) => {
      notify('good', `${view.name} is ${saved.name} now`);
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Rename ${view.name}`}
      label="View"
      isOpen
      onClose={onClose}
      request={request}
      submit="Rename"
      isDisabled={name.trim() === ''}
      onSubmit={() => request.send(name.trim())}
    >
      <TextField
        label="Name"
        name="name"
        value={name}
        onChange={setName}
        maxLength={saveAssetViewLimits.name.maxLength}
      />
    </FormDialog>
  );
}
