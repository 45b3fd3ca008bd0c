import { Collection } from 'react-aria-components/Collection';
import { ListBox, ListBoxItem, ListBoxLoadMoreItem, Text } from 'react-aria-components/ListBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { box } from '../../ui/choices/check-box.css.ts';
import { Avatar } from '../../ui/content/avatar.tsx';
import { ProgressCircle } from '../../ui/feedback/progress-circle.tsx';
import { Icon } from '../../ui/foundations/icon.tsx';
import { SampleMark } from '../business/sample-mark.tsx';
import { nameOf, type Person } from './people.ts';
import * as css from './people-picker.css.ts';

export type Choice = {
  chosen: ReadonlyMap<string, Person>;
  onChoose: (chosen: ReadonlyMap<string, Person>) => void;
  isSingle: boolean;
  maximum: number;
};

type PeopleListProps = Choice & {
  people: Person[];
  /** They do not answer the filter yet. */
  isStale: boolean;
  onMore: (() => void) | null;
};

const layout = { rowHeight: 80, loaderHeight: 48 };

/** The people to choose from. Only the rows in sight are in the page, however many there are. */
export function PeopleList(props: PeopleListProps) {
  const { people, chosen, onChoose, isSingle, maximum, isStale, onMore } = props;
  const isFull = !isSingle && chosen.size >= maximum;
  return (
    <Virtualizer layout={ListLayout} layoutOptions={layout}>
      <ListBox
        className={css.list}
        aria-label="Employees"
        data-stale={isStale}
        selectionMode={isSingle ? 'single' : 'multiple'}
        selectedKeys={[...chosen.keys()]}
        onSelectionChange={(keys) => {
          const next = keys === 'all' ? new Map([...chosen, ...people.map(entry)]) : among(keys, chosen, people);
          if (next.size <= maximum) onChoose(next);
        }}
        disabledKeys={isFull ? people.filter(({ id }) => !chosen.has(id)).map(({ id }) => id) : []}
        // Escape is for the dialog.
        escapeKeyBehavior="none"
      >
        <Collection items={people} dependencies={[isSingle]}>
          {(person) => <Row person={person} isSingle={isSingle} />}
        </Collection>
        {onMore ? (
          <ListBoxLoadMoreItem className={css.more} onLoadMore={onMore} isLoading>
            <ProgressCircle label="Loading more employees" percent={null} size={24} />
          </ListBoxLoadMoreItem>
        ) : null}
      </ListBox>
    </Virtualizer>
  );
}

const entry = (person: Person): [string, Person] => [person.id, person];

/** People chosen under another filter stay chosen. */
function among(keys: Iterable<string | number>, chosen: ReadonlyMap<string, Person>, people: readonly Person[]) {
  const known = new Map([...people.map(entry), ...chosen]);
  return new Map(
    [...keys].flatMap((key) => {
      const person = known.get(String(key));
      return person ? [entry(person)] : [];
    }),
  );
}

function Row({ person, isSingle }: { person: Person; isSingle: boolean }) {
  const name = nameOf(person);
  return (
    <ListBoxItem id={person.id} textValue={name} className={css.row}>
      <span className={box} style={isSingle ? { borderRadius: '50%' } : {}} aria-hidden="true">
        <Icon name="check" size={14} />
      </span>
      <Avatar name={name} picture={person.photo} size="big" />
      <span className={css.words}>
        <Text slot="label" className={css.name}>
          {name} <SampleMark of="employees" id={person.id} />
        </Text>
        <Text slot="description" className={css.note}>
          {[person.job_title, person.department_name, person.employee_id].filter(Boolean).join(' · ')}
        </Text>
      </span>
    </ListBoxItem>
  );
}
