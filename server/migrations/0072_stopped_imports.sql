-- Up Migration

-- An import stops when the person for whom it is stored loses the right to it, until somebody else goes on with it.
alter table imports
  drop constraint imports_state_check,
  add constraint imports_state_check check (state in ('receiving', 'storing', 'stopped', 'finished', 'cancelled', 'failed',
    'undoing', 'undone')),
  -- Why it stopped, and who may go on: a sentence for people.
  add column stopped_because text not null default '',
  add check (state <> 'stopped' or stopped_because <> ''),
  -- In whose name rows are stored or taken back: who committed it, went on with it, or undoes it.
  add column acting_id uuid;
