import type {
  IssueClosing,
  IssueHandlingOutput,
  issueHandlingMachine,
} from '../../machines/assets/issue-handling/machine.ts';
import { closeIssue, deleteIssue, issueKeys, issueQuery, reopenIssue } from '../../services/assets/issues.ts';
import type { IssueHandlingProps } from '../../views/assets/issues/issue-handling-part.ts';
import { notify } from '../../views/ui/feedback/toast.tsx';
import type { Flow } from '../page.tsx';
import { queryClientOf } from '../session/query-client.ts';
import { ofBusiness, rereading } from './assets.ts';
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
          queryClientOf(core).fetchQuery({ ...issueQuery(businessId, id), staleTime: 0, retry: false }),
        ),
        closeIssue: keyedActor<IssueClosing, Awaited<ReturnType<typeof closeIssue>>>(
          rereading(core, closeIssue, issueKeys),
        ),
        reopenIssue: keyedActor(rereading(core, reopenIssue, issueKeys)),
        deleteIssue: keyedActor(rereading(core, deleteIssue, issueKeys)),
      },
    }),
  input: ({ id, act }, core) => ({ businessId: ofBusiness(core), id, act }),
  onDone: ({ end }, core, { onClose }) => {
    // Somebody else may have been faster.
    for (const queryKey of issueKeys(ofBusiness(core))) void queryClientOf(core).invalidateQueries({ queryKey });
    const said = done[end];
    if (said !== null) notify('good', said);
    onClose();
  },
};
