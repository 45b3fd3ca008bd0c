import type { QueryKey } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ErrorState, Notice } from '../../ui/feedback/feedback.tsx';
import { SkeletonList } from '../../ui/feedback/skeleton.tsx';
import { visuallyHidden } from '../../ui/foundations/visually-hidden.css.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import {
  emptyMessage,
  type FoundPeople,
  type LoadPeople,
  type PeopleFilter,
  type Person,
  usePeople,
} from './people.ts';
import { type Option, PeopleFilters } from './people-filters.tsx';
import { PeopleFoot } from './people-foot.tsx';
import { type Choice, PeopleList } from './people-list.tsx';
import * as css from './people-picker.css.ts';

type PickerProps = {
  onClose: () => void;
  onConfirm: (people: Person[]) => void;
  /** Names what is loaded in the cache of queries; another business needs another key. */
  queryKey: QueryKey;
  load: LoadPeople;
  /** What a failed load or a failed confirmation says to the person. */
  errorText: (error: unknown) => string;
  /** To narrow by, by their ids. */
  departments?: readonly Option[];
  /** To narrow by. */
  statuses?: readonly Option[];
  /** What is always asked for, as only those who are active. */
  fixed?: Partial<Pick<PeopleFilter, 'status' | 'active'>>;
  /** One person instead of several. */
  isSingle?: boolean;
  /** How many can be chosen. */
  maximum?: number;
  /** Who is chosen to begin with. */
  initial?: readonly Person[];
  /** The list leaves out who has been assigned, so that an empty one means that all have been. */
  isOfUnassigned?: boolean;
  confirmLabel?: string;
  /** The choice is being sent. */
  isBusy?: boolean;
  /** Why the choice was refused. */
  errorMessage?: string | null;
  /** What to know of somebody before they are chosen for good. */
  noticeOf?: (person: Person) => ReactNode;
  /** What to know before somebody is chosen. */
  warning?: string | null;
};

type PeoplePickerProps = PickerProps & { title: string; isOpen: boolean };

/**
 * Chooses one or several employees, 20 of them loaded at a time, found by name, department, status and whether they are active. Who was chosen
 * under one filter stays chosen under the next. To choose one of a few in a form, use ComboBox.
 */
export function PeoplePicker({ title, isOpen, ...picker }: PeoplePickerProps) {
  return (
    <Dialog title={title} isOpen={isOpen} onClose={picker.onClose} isBusy={picker.isBusy ?? false} width="people">
      <Picker {...picker} />
    </Dialog>
  );
}

/** Lives as long as the dialog is open, so that each time begins anew. */
function Picker(props: PickerProps) {
  const { queryKey, load, errorText, departments = [], statuses = [], fixed, isOfUnassigned = false } = props;
  const { isSingle = false, maximum = isSingle ? 1 : Number.POSITIVE_INFINITY, errorMessage = null } = props;
  const { warning = null } = props;
  const [filter, setFilter] = useState<PeopleFilter>({
    search: '',
    department: null,
    status: fixed?.status ?? null,
    active: fixed?.active ?? null,
  });
  const [chosen, setChosen] = useState<ReadonlyMap<string, Person>>(
    () => new Map(props.initial?.map((person) => [person.id, person])),
  );
  const found = usePeople(queryKey, load, filter);
  const department = departments.find(({ value }) => value === filter.department)?.label ?? null;
  const hasStatus = filter.status !== (fixed?.status ?? null) || filter.active !== (fixed?.active ?? null);
  const [first] = chosen.values();
  const choice = { chosen, onChoose: setChosen, isSingle, maximum };

  return (
    <>
      <div className={css.body}>
        <PeopleFilters
          filter={filter}
          departments={departments}
          statuses={statuses}
          hasActive={fixed?.active === undefined}
          onChange={setFilter}
        />
        <Found
          {...choice}
          found={found}
          errorText={errorText}
          emptyText={emptyMessage({ search: filter.search, department, hasStatus, isOfUnassigned })}
        />
        {props.noticeOf && first ? <div className={css.remark}>{props.noticeOf(first)}</div> : null}
        {warning ? (
          <div className={css.problem}>
            <Notice tone="warning">{warning}</Notice>
          </div>
        ) : null}
        {errorMessage ? (
          <div className={css.problem}>
            <Notice tone="bad">{errorMessage}</Notice>
          </div>
        ) : null}
      </div>
      <PeopleFoot
        {...choice}
        found={found}
        onClose={props.onClose}
        onConfirm={props.onConfirm}
        confirmLabel={props.confirmLabel ?? 'Assign'}
        isBusy={props.isBusy ?? false}
      />
    </>
  );
}

type FoundProps = Choice & { found: FoundPeople; errorText: (error: unknown) => string; emptyText: string };

function Found({ found, errorText, emptyText, ...choice }: FoundProps) {
  const { people, count, isPending, isPlaceholderData: isStale, isFetchNextPageError: hasLostMore } = found;
  const isEmpty = found.isSuccess && !isStale && people.length === 0;
  const hasMore = found.hasNextPage && !isStale && !hasLostMore;
  return (
    <>
      <div className={css.place} aria-busy={isPending}>
        {isPending ? <Bones /> : null}
        {found.isError && people.length === 0 ? (
          <ErrorState
            title="Employees could not be loaded"
            isBusy={found.isFetching}
            onRetry={() => void found.refetch()}
          >
            {errorText(found.error)}
          </ErrorState>
        ) : null}
        {isEmpty ? <p className={css.message}>{emptyText}</p> : null}
        {people.length > 0 ? (
          <PeopleList
            {...choice}
            people={people}
            isStale={isStale}
            onMore={hasMore ? () => void (found.isFetchingNextPage || found.fetchNextPage()) : null}
          />
        ) : null}
      </div>
      {hasLostMore ? (
        <div className={css.problem}>
          <Notice tone="bad">
            <span className={css.problemLine}>
              {errorText(found.error)}
              <button type="button" className={css.retry} onClick={() => void found.fetchNextPage()}>
                Retry
              </button>
            </span>
          </Notice>
        </div>
      ) : null}
      <p role="status" className={visuallyHidden}>
        {isEmpty ? emptyText : null}
        {found.isSuccess && !isStale && !isEmpty ? `${count} found` : null}
      </p>
    </>
  );
}

function Bones() {
  return (
    <div className={css.skeletons}>
      <SkeletonList rows={3} />
    </div>
  );
}
