import { type ReactNode, useState } from 'react';
import type { Options } from '../../../services/shared/client.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { problemText } from '../requests/problem-text.ts';
import { type SendOptions, useRequest } from '../requests/use-request.ts';
import type { Chosen } from './chosen.ts';

type DeleteRowsProps = {
  /** What a person chose to delete; null while nothing is asked. */
  chosen: Chosen<unknown> | null;
  title: string;
  /** What goes, and what becomes of it. */
  children: ReactNode;
  yes?: string;
  no?: string;
  /** Deletes a single one. */
  one: (id: string, options: SendOptions) => Promise<unknown>;
  /** Deletes several by one request; without it, each goes by its own. */
  several?: (ids: string[], options: Options) => Promise<unknown>;
  /** As many as that request takes. */
  atOnce?: number;
  onDeleted: () => void;
  onClose: (hasDeleted?: boolean) => void;
};

/**
 * Asks before rows are deleted. More than a request takes go by several: when one of them fails, the question says how
 * many are gone, and goes on with the others when it is confirmed again.
 */
export function DeleteRows(props: DeleteRowsProps) {
  const { chosen, title, children, one, several, atOnce = 100, onDeleted, onClose, ...words } = props;
  const [gone, setGone] = useState<readonly string[]>([]);
  const { problem, ...request } = useRequest({
    send: async (options, chosen: Chosen<unknown>) => {
      const left = (await chosen.idsOf(options)).filter((id) => !gone.includes(id));
      const [only = '', ...others] = left;
      if (others.length === 0 && gone.length === 0) await one(only, options);
      else
        for (const ids of partsOf(left, several ? atOnce : 1)) {
          await (several?.(ids, { signal: options.signal }) ?? one(ids[0] ?? '', options));
          setGone((before) => [...before, ...ids]);
        }
    },
    onDone: () => {
      onDeleted();
      close(true);
    },
  });
  const close = (hasDeleted: boolean) => {
    request.clear();
    setGone([]);
    onClose(hasDeleted);
  };
  const said = gone.length > 0 ? `${gone.length} of ${chosen?.count} are deleted. ` : '';
  return (
    <ConfirmDialog
      title={title}
      isOpen={chosen !== null}
      onClose={() => close(gone.length > 0)}
      onConfirm={() => chosen && request.send(chosen)}
      isBusy={request.isPending}
      errorMessage={problem && `${said}${problemText(problem)}`}
      {...words}
    >
      {children}
    </ConfirmDialog>
  );
}

function partsOf(ids: readonly string[], size: number): string[][] {
  const parts: string[][] = [];
  for (let from = 0; from < ids.length; from += size) parts.push(ids.slice(from, from + size));
  return parts;
}
