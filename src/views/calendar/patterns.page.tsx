import { useState } from 'react';
import type { components } from '../../../openapi/generated/contract.ts';
import { deleteWorkPattern, listWorkPatterns } from '../../services/operations/calendar.patterns.ts';
import { useBusiness } from '../shared/business/business.ts';
import { DeleteNamed } from '../shared/lists/delete-named.tsx';
import { listOf } from '../shared/lists/list.ts';
import { ListPage, OpenButton } from '../shared/lists/list-page.tsx';
import { Badge } from '../ui/content/badge.tsx';
import { AssignPattern } from './assign-pattern.tsx';
import { cycleText } from './cycle-texts.ts';
import { PatternForm } from './pattern-form.tsx';
import { PatternHistory } from './pattern-history.tsx';

type Pattern = components['schemas']['WorkPattern'];

const patterns = listOf(listWorkPatterns, {
  label: 'Work patterns',
  searchLabel: 'Search work patterns',
  columns: [
    { id: 'name', title: 'Pattern', render: ({ name }) => name },
    { id: 'cycle', title: 'Hours', card: 'words', render: ({ cycle }) => cycleText(cycle) },
    {
      id: 'assigned',
      title: 'Assigned',
      card: 'corner',
      render: ({ is_assigned }) => (is_assigned ? <Badge tone="good">Assigned</Badge> : null),
    },
  ],
  sortable: ['name'],
  defaultSort: { column: 'name', direction: 'ascending' },
  cacheKey: 'work-patterns',
  minWidth: 0,
  emptyIcon: 'clock',
  emptyHint: 'Until you add one, everybody works Monday to Friday, eight hours a day.',
});
export const readPatterns = patterns.readAhead;

/** When people work: what counts as a day of leave follows from it. */
export function PatternsPage() {
  const { may } = useBusiness();
  const isManager = may('manage_time_off');
  const [assigned, setAssigned] = useState<Pattern | null>(null);
  const [asked, setAsked] = useState<Pattern | null>(null);
  return (
    <>
      <ListPage
        list={patterns}
        title="Work patterns"
        lead="The days and hours that your people work. Leave is counted by them."
        action={isManager ? <OpenButton modal="work-pattern">Add work pattern</OpenButton> : null}
        form={{
          modal: 'work-pattern',
          show: (pattern, { isOpen, onClose }) => (isOpen ? <PatternForm pattern={pattern} onClose={onClose} /> : null),
        }}
        actsOf={(pattern, { edit }) => [
          { id: 'history', label: 'Who works by it', onAct: () => setAsked(pattern) },
          ...(isManager
            ? [
                { id: 'assign', label: 'Assign', onAct: () => setAssigned(pattern) },
                { id: 'edit', label: 'Edit', onAct: edit },
              ]
            : []),
        ]}
        deleting={
          isManager
            ? {
                refusalOf: ({ is_assigned }) => (is_assigned ? 'People were assigned it' : undefined),
                ask: (chosen, onClose) => (
                  <DeleteNamed chosen={chosen} from="work patterns" send={deleteWorkPattern} onClose={onClose} />
                ),
              }
            : null
        }
      />
      {asked ? <PatternHistory pattern={asked} onClose={() => setAsked(null)} /> : null}
      {assigned ? <AssignPattern pattern={assigned} onClose={() => setAssigned(null)} /> : null}
    </>
  );
}
