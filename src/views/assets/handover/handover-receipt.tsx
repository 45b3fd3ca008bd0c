import { useSelector } from '@xstate/react';
import type { AssetHandoverRef } from '../../../machines/assets/asset-handover/machine.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { LinkButton } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/content/card.tsx';
import { showDate } from '../../ui/content/date.ts';
import { Facts } from '../../ui/content/description-list.tsx';
import { Actions } from '../../ui/content/layout.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { ReceiptButton } from './receipt-button.tsx';

/** What has been handed over, with its receipt. */
export function HandoverReceipt({ handover }: { handover: AssetHandoverRef }) {
  const receipt = useSelector(handover, (snapshot) => snapshot.context.receipt);
  if (receipt === null) return null;
  const { assignee, asset_count: count, expected_return_date: due } = receipt;
  const name = `${assignee.first_name} ${assignee.last_name}`;
  return (
    <>
      <Notice tone="good">
        {count === 1 ? 'One asset is' : `${count} assets are`} handed over to {name}.{' '}
        {receipt.is_mailed_to_holder
          ? 'The receipt is on its way to them and to those who manage people.'
          : `${assignee.first_name} has no email address here: print the receipt for them. Those who manage people get it by email.`}
      </Notice>
      <Card title="Hand-over">
        <Facts
          facts={[
            { name: 'Handed over to', value: `${name}, ${assignee.employee_id}` },
            { name: 'Assets', value: String(count) },
            { name: 'Date assigned', value: showDate(receipt.date_assigned) },
            ...(due === null ? [] : [{ name: 'Expected return', value: showDate(due) }]),
          ]}
        />
      </Card>
      <Actions>
        <ReceiptButton id={receipt.id} look="primary" />
        <LinkButton href={assetsPaths.holder(assignee.id)}>What {assignee.first_name} has</LinkButton>
        <LinkButton href={assetsPaths.assetList()}>Asset List</LinkButton>
      </Actions>
    </>
  );
}
