import { type ComponentType, type ReactNode, useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import type { BulkAction, RowAction } from '../../ui/lists/table-column.ts';
import type { TableTexts } from '../../ui/lists/table-message.tsx';
import { nothing } from '../../ui/lists/table-selection.ts';
import { Page, PageHeader } from '../../ui/navigation/page.tsx';
import { useModal } from '../../ui/overlays/use-modal.ts';
import { stateOfQuery } from '../queries/table-of-query.ts';
import type { Chosen } from './chosen.ts';
import type { FilterBy, List } from './list.ts';
import { type Shown, useList } from './use-list.ts';

type Dialog = { isOpen: boolean; onClose: () => void };
type BulkAct<Row> = Omit<BulkAction, 'onAct'> & { onAct: (chosen: Chosen<Row>) => void };

type ListActs<Row> = {
  /** The form that the address opens: `?modal=job` adds one, `?modal=job&of=12` changes one that the page shows. */
  form?: { modal: string; show: (row: Row | null, dialog: Dialog) => ReactNode };
  /** What can be done with a row besides deleting it. */
  actsOf?: ((row: Row, acts: { edit: () => void }) => readonly RowAction[]) | undefined;
  /** What can be done with several rows besides deleting them. */
  bulkActs?: readonly BulkAct<Row>[];
  /** How rows are deleted; null for those who may not. */
  deleting?: Deleting<Row> | null;
};

type Deleting<Row> = {
  /** Where it says more than 'Delete'. */
  label?: string;
  /** Why this one cannot be deleted, if it cannot. */
  refusalOf?: (row: Row) => string | undefined;
  /** Whether several can be deleted at once. */
  hasSeveral?: boolean;
  /** The question: `DeleteRows`. Nothing is chosen while it is closed. */
  ask: (chosen: Chosen<Row> | null, onClose: (hasDeleted?: boolean) => void) => ReactNode;
};

type ListTableProps<Row> = ListActs<Row> & {
  shown: Shown<Row>;
  hrefOf?: (row: Row) => string;
} & TableTexts;

/** The table of a list, with the dialogs that its acts open. */
export function ListTable<Row>({ shown, form, actsOf, bulkActs = [], deleting, ...own }: ListTableProps<Row>) {
  const { list, table, query, columns, rows, count } = shown;
  const { noMatchText, ...look } = list.look;
  const [deleted, setDeleted] = useState<Chosen<Row> | null>(null);
  const modal = useModal(form?.modal ?? '');
  const edited = rows?.find((row) => list.idOf(row) === modal.of) ?? null;
  const deletion = { id: 'delete', label: deleting?.label ?? 'Delete', isDestructive: true };
  const rowActions = (row: Row): RowAction[] => {
    const id = list.idOf(row);
    const acts = [...(actsOf?.(row, { edit: () => modal.open(id) }) ?? [])];
    if (!deleting) return acts;
    const disabledReason = deleting.refusalOf?.(row);
    const one = { mode: 'some', ids: new Set([id]) } as const;
    return [...acts, { ...deletion, disabledReason, onAct: () => setDeleted(shown.choose(one, 1)) }];
  };
  const bulkActions: BulkAction[] = [
    ...bulkActs.map((act) => ({ ...act, onAct: chosenTo(act.onAct, shown) })),
    ...(deleting?.hasSeveral ? [{ ...deletion, onAct: chosenTo(setDeleted, shown) }] : []),
  ];
  return (
    <>
      <DataTable
        {...look}
        {...(noMatchText ? { noMatchText: textOf(noMatchText, table.search) } : {})}
        table={table}
        columns={columns}
        rows={rows}
        count={count}
        {...stateOfQuery(query)}
        idOf={list.idOf}
        nameOf={list.nameOf}
        {...(actsOf || deleting ? { rowActions } : {})}
        bulkActions={bulkActions}
        {...own}
      />
      {form?.show(edited, { isOpen: modal.isOpen && (modal.of === null || edited !== null), onClose: modal.close })}
      {deleting?.ask(deleted, (hasDeleted = false) => {
        setDeleted(null);
        if (hasDeleted) table.setSelection(nothing);
      })}
    </>
  );
}

const textOf = (text: string | ((search: string) => string), search: string) =>
  typeof text === 'function' ? text(search) : text;

const chosenTo =
  <Row,>(act: (chosen: Chosen<Row>) => void, { choose }: Shown<Row>): BulkAction['onAct'] =>
  (selection, count) =>
    act(choose(selection, count));

export type FrameProps = { title: string; lead: ReactNode; action: ReactNode; children: ReactNode };

/** The room of a list. */
export function ListFrame({ title, lead, action, children }: FrameProps) {
  return (
    <Page>
      <PageHeader title={title} action={action}>
        {lead}
      </PageHeader>
      {children}
    </Page>
  );
}

/** What stands there, or how it follows from what the list shows. */
type Slot<Row> = ReactNode | ((shown: Shown<Row>) => ReactNode);

type ListPageProps<Row, Of extends object> = ListActs<Row> &
  TableTexts & {
    list: List<Row, Of>;
    /** Filters whose choices are loaded; they stand in the place of the list's own. */
    filters?: readonly FilterBy<Of>[];
    title: string;
    /** What is listed, in a sentence. */
    lead: ReactNode;
    /** The main act of the screen: `OpenButton` or `LinkButton`. */
    action?: Slot<Row>;
    /** Stands between the heading and the table. */
    above?: Slot<Row>;
    hrefOf?: (row: Row) => string;
    /** Stands around it all; a settings screen has the way back to the others. */
    Frame?: ComponentType<FrameProps>;
    /** Below the table: dialogs of acts, and what else there is. */
    children?: Slot<Row>;
  };

/** What the path of the list needs, if it needs anything. */
type WithOf<Of> = Record<never, never> extends Of ? { of?: Of } : { of: Of };

/** The screen of a list: what it is, its main act, and its table with what can be done with one row and with several. */
export function ListPage<Row, Of extends object>(props: ListPageProps<Row, Of> & WithOf<Of>) {
  const given: ListPageProps<Row, Of> & { of?: Of } = props;
  const { list, of = {} as Of, filters, title, lead, action, above, Frame = ListFrame, children, ...ofTable } = given;
  const shown = useList(list, of, filters);
  const slot = (content: Slot<Row>) => (typeof content === 'function' ? content(shown) : content);
  return (
    <Frame title={title} lead={lead} action={slot(action)}>
      {slot(above)}
      <ListTable shown={shown} {...ofTable} />
      {slot(children)}
    </Frame>
  );
}

/** Opens the form of a list. */
export function OpenButton({ modal, children }: { modal: string; children: string }) {
  const { open } = useModal(modal);
  return (
    <Button look="primary" onPress={() => open()} aria-haspopup="dialog">
      {children}
    </Button>
  );
}
