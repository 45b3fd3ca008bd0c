import type {
  IssueClosing,
  IssueHandlingOutput,
  issueHandlingMachine,
} from '../../machines/assets/issue-handling/machine.ts';
import { closeIssue, deleteIssue, getIssue, reopenIssue } from '../../services/operations/assets.issues.ts';
import { queryOf } from '../../services/shared/query.ts';
import type { IssueHandlingProps } from '../../views/assets/issues/issue-handling-part.ts';
import { notify } from '../../views/ui/feedback/toast.tsx';
import type { Flow } from '../page.tsx';
import { readNow } from '../session/query-client.ts';
import { ofBusiness } from './assets.ts';
import { keyedActor } from './keyed-actor.ts';

const done: Record<IssueHandlingOutput['end'], string | null> = {
  sent: 'Issue sent, and its maintenance recorded',
  closed: 'Issue closed',
  deleted: 'Report deleted',
  left: null,
};

export const issueHandlingFlow: Flow<typeof issueHandlingMachine, IssueHandlingProps> = {
  load: async () => (await import('../../machines/assets/issue-handling/machine.ts')).issueHandlingMachine,
  provide: (machine, core) =>
    machine.provide({
      actors: {
        getIssue: keyedActor(({ businessId, id }: { businessId: string; id: string }) =>
          readNow(core, queryOf(getIssue, { businessId, id })),
        ),
        closeIssue: keyedActor<IssueClosing, Awaited<ReturnType<typeof closeIssue>>>(closeIssue),
        reopenIssue: keyedActor(reopenIssue),
        deleteIssue: keyedActor(deleteIssue),
      },
    }),
  input: ({ id, act }, core) => ({ businessId: ofBusiness(core), id, act }),
  onDone: ({ end }, _core, { onClose }) => {
    // Somebody else may have been faster.
    const said = done[end];
    if (said !== null) notify('good', said);
    onClose();
  },
};
