import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { DialogFoot } from '../../ui/overlays/dialog.tsx';
import { type FoundPeople, type Person, peopleOf } from './people.ts';
import type { Choice } from './people-list.tsx';
import * as css from './people-picker.css.ts';

type PeopleFootProps = Choice & {
  found: FoundPeople;
  onClose: () => void;
  onConfirm: (people: Person[]) => void;
  confirmLabel: string;
  isBusy: boolean;
};

/** How many are chosen, all of them at once, and the end of it. */
export function PeopleFoot(props: PeopleFootProps) {
  const { found, chosen, onChoose, isSingle, maximum, onClose, onConfirm, confirmLabel, isBusy } = props;
  const [isGathering, setIsGathering] = useState(false);
  const { count } = found;
  const canTakeAll = !isSingle && count > 0 && count <= maximum && !found.isPlaceholderData;
  const hasAll = found.people.length === count && found.people.every(({ id }) => chosen.has(id));

  /** All that match the filter, including those on pages that nobody has scrolled to. */
  async function takeAll() {
    setIsGathering(true);
    let now: Pick<FoundPeople, 'data' | 'hasNextPage' | 'isError'> = found;
    while (now.hasNextPage && !now.isError) now = await found.fetchNextPage();
    setIsGathering(false);
    // Another filter may have been set meanwhile.
    const isSameList = now.data?.pages[0] === found.data?.pages[0];
    if (isSameList && !now.isError) {
      onChoose(new Map([...chosen, ...peopleOf(now.data?.pages).map((one): [string, Person] => [one.id, one])]));
    }
  }

  return (
    <DialogFoot
      note={
        isSingle ? null : (
          <div className={css.chosen}>
            <span aria-live="polite">{chosenText(chosen.size, maximum)}</span>
            {canTakeAll && !hasAll ? (
              <Button look="ghost" isBusy={isGathering} onPress={() => void takeAll()}>
                Select all {count.toLocaleString('en-NG')}
              </Button>
            ) : null}
            {chosen.size > 0 && (hasAll || !canTakeAll) ? (
              <Button look="ghost" onPress={() => onChoose(new Map())}>
                Clear
              </Button>
            ) : null}
          </div>
        )
      }
    >
      <Button onPress={onClose} isDisabled={isBusy}>
        Cancel
      </Button>
      <Button
        look="primary"
        isBusy={isBusy}
        isDisabled={chosen.size === 0}
        onPress={() => onConfirm([...chosen.values()])}
      >
        {confirmLabel}
      </Button>
    </DialogFoot>
  );
}

const chosenText = (size: number, maximum: number) =>
  `${size.toLocaleString('en-NG')}${Number.isFinite(maximum) ? ` of ${maximum.toLocaleString('en-NG')}` : ''} chosen`;
