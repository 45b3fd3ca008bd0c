import { Button } from '../ui/actions/button.tsx';
import { useModal } from '../ui/overlays/use-modal.ts';
import { requestName, type TimeoffRequest } from './request-texts.ts';

/** On the card of a request that the person may answer now: what the menu offers, too, without opening it. */
export function CardAnswers({ request }: { request: TimeoffRequest }) {
  const [approving, declining] = [useModal('answer'), useModal('decline')];
  const name = requestName(request);
  return (
    <>
      <Button
        look="primary"
        aria-label={`Approve, ${name}`}
        aria-haspopup="dialog"
        onPress={() => approving.open(request.id)}
      >
        Approve
      </Button>
      <Button aria-label={`Decline, ${name}`} aria-haspopup="dialog" onPress={() => declining.open(request.id)}>
        Decline
      </Button>
    </>
  );
}
