import { useQuery } from '@tanstack/react-query';
import { isHolder, isSameName } from '../../../domain/hr/account-holder.ts';
import { problemOf } from '../../../domain/shared/problem.ts';
import { validateAccountNumber } from '../../../services/operations/hr.record.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { problemText } from '../../shared/requests/problem-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Actions, Note } from '../../ui/content/layout.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';

type AccountHolderProps = {
  bank: string;
  accountNumber: string;
  /** As it is typed. */
  accountName: string;
  /** Of the employee; empty when it is not known yet. */
  person: string;
  /** The person at work here takes the name that the bank has. */
  onConfirm: (holder: string) => void;
};

/** Whose account it is, by the bank, to be confirmed. Nothing of it is needed to save: a bank that does not answer keeps nobody. */
export function AccountHolder({ bank, accountNumber, accountName, person, onConfirm }: AccountHolderProps) {
  const { id: businessId } = useBusiness();
  const account_number = accountNumber.trim();
  const isWhole = bank !== '' && /^\d{10}$/.test(account_number);
  const asked = useQuery({
    ...queryOf(validateAccountNumber, { businessId, bank, account_number }),
    enabled: isWhole,
    retry: false,
  });
  const again = (
    <Actions>
      <Button onPress={() => void asked.refetch()} isBusy={asked.isFetching}>
        Try again
      </Button>
    </Actions>
  );
  if (!isWhole) return null;
  if (asked.isPending) return <Note>Asking the bank whose account it is…</Note>;
  if (asked.isError)
    return (
      <Notice tone="warning">
        <p>{problemText(problemOf(asked.error))}</p>
        <p>The holder is not confirmed. You can save all the same.</p>
        {again}
      </Notice>
    );
  const { is_valid: isValid, account_name: holder } = asked.data;
  if (!isValid) return <Notice tone="warning">This bank has no such account. Check the bank and the digits.</Notice>;
  if (holder === null)
    return (
      <Notice tone="info">
        <p>Nobody could be asked whose account it is. The holder is not confirmed. You can save all the same.</p>
        {again}
      </Notice>
    );
  const isOther = !isHolder(holder, person);
  const isTaken = isSameName(holder, accountName);
  if (isTaken && !isOther) return <Note>Confirmed: the bank says that {holder} holds this account.</Note>;
  return (
    <Notice tone={isOther ? 'warning' : 'info'}>
      <p>
        The bank says that <strong>{holder}</strong> holds this account
        {isOther ? `, which is not the name of ${person}. Check the number before anything is paid into it.` : '.'}
      </p>
      {isTaken ? (
        <p>You have confirmed it.</p>
      ) : (
        <Actions>
          <Button onPress={() => onConfirm(holder)}>Yes, this is the account</Button>
        </Actions>
      )}
    </Notice>
  );
}
