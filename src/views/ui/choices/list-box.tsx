import { ListBox, ListBoxItem, type ListBoxProps } from 'react-aria-components/ListBox';
import { Icon } from '../foundations/icon.tsx';
import * as css from './list-box.css.ts';

/** One of the things to choose from. */
export type Choice<T extends string = string> = {
  value: T;
  label: string;
  /** Says more, below the label. */
  note?: string;
  isDisabled?: boolean;
};

/** The most that an open list takes of the screen, in pixels: eight choices, so that it seldom has to open upwards. */
export const listHeight = 330;

/** The list that fields of choice open; the chosen ones carry a tick. */
export function Choices({
  emptyText,
  ...list
}: { emptyText: string; items?: Iterable<Choice> } & ListBoxProps<Choice>) {
  return (
    <ListBox<Choice>
      {...list}
      className={css.list}
      renderEmptyState={() => <div className={css.empty}>{emptyText}</div>}
    >
      {(choice) => (
        <ListBoxItem
          id={choice.value}
          textValue={choice.label}
          isDisabled={choice.isDisabled ?? false}
          className={css.option}
        >
          <span className={css.words}>
            {choice.label}
            {choice.note ? <span className={css.note}>{choice.note}</span> : null}
          </span>
          <span className={css.tick}>
            <Icon name="check" size={16} />
          </span>
        </ListBoxItem>
      )}
    </ListBox>
  );
}
