import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { toPreview } from '../../../domain/assets/plan-form.ts';
import type { MaintenancePlanRef } from '../../../machines/assets/maintenance-plan/machine.ts';
import { previewMaintenancePlan } from '../../../services/operations/assets.plans.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { hasGeneralProblem } from '../../shared/entry/entry-problem.ts';
import { QueryView } from '../../shared/queries/query-view.tsx';
import { useReminderPeople } from '../../shared/reminders/reminder-people.ts';
import { SetReminderField } from '../../shared/reminders/set-reminder-field.tsx';
import { problemText } from '../../shared/requests/problem-text.ts';
import { useProblem } from '../../shared/requests/use-problem.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/content/card.tsx';
import { showDate } from '../../ui/content/date.ts';
import { Actions, Stack } from '../../ui/content/layout.tsx';
import { ListRow, RowList } from '../../ui/content/row-list.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';

/** When a day at work begins. */
const morning = '08:00';

/** The next dates with the reason for each, and whether people are reminded of them. */
export function PlanReminder({ plan }: { plan: MaintenancePlanRef }) {
  const { id: businessId } = useBusiness();
  const fields = useSelector(plan, ({ context }) => context.fields);
  const id = useSelector(plan, ({ context }) => context.id);
  const reminder = useSelector(plan, ({ context }) => context.reminder);
  const isBusy = useSelector(plan, (snapshot) => snapshot.hasTag('busy'));
  const problem = useProblem(plan);
  const people = useReminderPeople();
  const preview = useQuery(queryOf(previewMaintenancePlan, { businessId, ...toPreview(fields, id) }));
  return (
    <>
      <Card title="Next dates" note={preview.data?.asset && fields.scope === 'type' ? preview.data.asset.name : null}>
        <QueryView query={preview} subject="The next dates" waiting={<SkeletonList rows={3} />}>
          {({ dates }) => (
            <RowList label="Next dates">
              {dates.map(({ due_on: on, because }, at) => (
                <ListRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: they are in order, and two may be on one day.
                  key={at}
                  title={on === null ? 'Not known yet' : showDate(on)}
                  note={because}
                />
              ))}
            </RowList>
          )}
        </QueryView>
      </Card>
      <Card title="Reminder" isPadded>
        <Stack>
          <SetReminderField
            value={reminder}
            onChange={(choice) => plan.send({ type: 'reminder.change', reminder: choice })}
            type={fields.type === 'inspection' ? 'inspection' : 'service'}
            now={morning}
            people={people}
            errorMessage={problem?.fields.reminder?.[0] ?? null}
          />
          {problem && hasGeneralProblem(problem) ? <Notice tone="bad">{problemText(problem)}</Notice> : null}
          <Actions>
            <Button look="primary" isBusy={isBusy} onPress={() => plan.send({ type: 'plan.save' })}>
              Save plan
            </Button>
            <Button isDisabled={isBusy} onPress={() => plan.send({ type: 'step.back' })}>
              Back
            </Button>
            <Button look="ghost" isDisabled={isBusy} onPress={() => plan.send({ type: 'form.leave' })}>
              Cancel
            </Button>
          </Actions>
        </Stack>
      </Card>
    </>
  );
}
