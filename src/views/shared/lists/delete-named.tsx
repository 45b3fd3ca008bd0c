import type { Options } from '../../../services/shared/client.ts';
import { notify } from '../../ui/feedback/toast.tsx';
import { useBusiness } from '../business/business.ts';
import type { Chosen } from './chosen.ts';
import { DeleteRows } from './delete-rows.tsx';

type DeleteNamedProps = {
  chosen: Chosen<{ name: string }> | null;
  /** The list that it goes from, as the question names it: 'jobs'. */
  from: string;
  send: (of: { businessId: string; id: string }, options: Options) => Promise<unknown>;
  yes?: string;
  no?: string;
  onClose: (hasDeleted?: boolean) => void;
};

/** Asks before something goes from a list of names. */
export function DeleteNamed({ chosen, from, send, ...question }: DeleteNamedProps) {
  const { id: businessId } = useBusiness();
  const name = chosen?.one?.name ?? '';
  return (
    <DeleteRows
      {...question}
      chosen={chosen}
      title={`Permanently Delete (${name})`}
      one={(id, options) => send({ businessId, id }, options)}
      onDeleted={() => notify('good', `${name} deleted`)}
    >
      Are you sure you want to delete {name} from the list of {from}?
    </DeleteRows>
  );
}
