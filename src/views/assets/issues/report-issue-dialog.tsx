import { FormDialog } from '../../shared/requests/form-dialog.tsx';
import { Note } from '../../ui/content/layout.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { IssueFieldset } from './issue-fields.tsx';
import { useIssueForm } from './use-issue-form.ts';

type ReportIssueDialogProps = { asset: { id: string; name: string }; isOpen: boolean; onClose: () => void };

/** Reports an issue of one asset over any screen. */
export function ReportIssueDialog({ asset, isOpen, onClose }: ReportIssueDialogProps) {
  const form = useIssueForm(asset.id, () => {
    notify('good', `Issue of ${asset.name} reported`);
    onClose();
  });
  return (
    <FormDialog
      title="Report issue"
      label="Issue"
      isOpen={isOpen}
      onClose={() => {
        form.clear();
        onClose();
      }}
      request={form.request}
      submit="Save"
      isDisabled={form.attachments.waitsFor !== null}
      note={form.attachments.waitsFor}
      lead={<Note>{asset.name}</Note>}
      onSubmit={form.submit}
    >
      <IssueFieldset state={form} />
    </FormDialog>
  );
}
