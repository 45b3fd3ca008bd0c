import { useQuery } from '@tanstack/react-query';
import type { components } from '../../../openapi/generated/contract.ts';
import { dismissChecklist, getChecklist } from '../../services/operations/shell.ts';
import { queryOf } from '../../services/shared/query.ts';
import { useBusiness } from '../shared/business/business.ts';
import { useHold } from '../shared/business/home.ts';
import { problemText } from '../shared/requests/problem-text.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { Button, LinkButton } from '../ui/actions/button.tsx';
import { Card } from '../ui/content/card.tsx';
import { ListRow, RowList } from '../ui/content/row-list.tsx';
import { notify } from '../ui/feedback/toast.tsx';
import { Icon } from '../ui/foundations/icon.tsx';
import { visuallyHidden } from '../ui/foundations/visually-hidden.css.ts';
import * as css from './dashboard.css.ts';

/** One thing that a new business does first. The server knows whether it is done. */
export type FirstStep = {
  step: components['schemas']['FirstStep'];
  title: string;
  /** What it is good for, in a sentence. */
  note: string;
  action: { label: string; href: string };
};

/** What a new business does first, until all of it is done or the person hides it. */
export function Checklist({ steps }: { steps: readonly FirstStep[] }) {
  const { id: businessId } = useBusiness();
  const checklist = useQuery({ ...queryOf(getChecklist, { businessId }), staleTime: 0 });
  const dismiss = useRequest({
    send: (options) => dismissChecklist({ businessId }, options),
    onFailed: (problem) => notify('bad', problemText(problem)),
  });
  useHold(checklist.isPending);
  const known = checklist.data?.steps ?? [];
  const shown = known.flatMap(({ step, is_done: isDone }) =>
    steps.filter((each) => each.step === step).map((each) => ({ ...each, isDone })),
  );
  const done = shown.filter(({ isDone }) => isDone).length;
  if (checklist.data?.is_dismissed || done === shown.length) return null;
  return (
    <Card
      title="Get started"
      action={
        <div className={css.progress}>
          {done} of {shown.length} done
          <Button look="ghost" onPress={() => dismiss.send()} isBusy={dismiss.isPending}>
            Hide
          </Button>
        </div>
      }
    >
      <RowList label="First steps">
        {shown.map(({ step, title, note, action, isDone }) => (
          <ListRow key={step} media={<Tick isDone={isDone} />} title={title} note={note}>
            {isDone ? null : <LinkButton href={action.href}>{action.label}</LinkButton>}
          </ListRow>
        ))}
      </RowList>
    </Card>
  );
}

function Tick({ isDone }: { isDone: boolean }) {
  return (
    <span className={isDone ? css.tickDone : css.tick}>
      {isDone ? <Icon name="check" size={16} /> : null}
      <span className={visuallyHidden}>{isDone ? 'Done: ' : 'To do: '}</span>
    </span>
  );
}
