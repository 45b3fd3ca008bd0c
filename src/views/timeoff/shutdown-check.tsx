import type { components } from '../../../openapi/generated/contract.ts';
import { nameOf } from '../shared/people/people.ts';
import { Note, Stack } from '../ui/content/layout.tsx';
import { ListRow, RowList } from '../ui/content/row-list.tsx';
import { Notice } from '../ui/feedback/feedback.tsx';
import { amountText } from './terms-texts.ts';

type Schemas = components['schemas'];
type CheckProps = { found: Schemas['TimeoffShutdownCheck']; unit: 'days' | 'hours' };

const countText = (count: number) => (count === 1 ? 'One employee' : `${count} employees`);

/** What days off for everybody would take, and who does not have them. */
export function ShutdownCheck({ found, unit }: CheckProps) {
  const { people, amount, unaffected, short, short_people, left_out, left_out_people } = found;
  return (
    <Stack>
      <Notice tone={people === 0 ? 'warning' : 'info'}>
        {people === 0
          ? 'Nobody would have a day off by this.'
          : `${countText(people)}, ${amountText(amount, { unit })} together.`}
      </Notice>
      {unaffected === 0 ? null : (
        <Note>{`${countText(unaffected)} ${unaffected === 1 ? 'does' : 'do'} not work then, or have these days off already.`}</Note>
      )}
      <Few title="The balance does not suffice" count={short} people={short_people} />
      <Few title="Left out" count={left_out} people={left_out_people} />
    </Stack>
  );
}

type FewProps = { title: string; count: number; people: readonly Schemas['TimeoffShutdownOf'][] };
function Few({ title, count, people }: FewProps) {
  if (count === 0) return null;
  return (
    <Stack>
      <Note>{`${title}: ${count}`}</Note>
      <RowList label={title}>
        {people.map(({ employee, problem }) => (
          <ListRow key={employee.id} title={nameOf(employee)} note={problem} />
        ))}
      </RowList>
      {people.length < count ? <Note>{`And ${count - people.length} more.`}</Note> : null}
    </Stack>
  );
}
