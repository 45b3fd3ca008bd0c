import type { components } from '../../../openapi/generated/contract.ts';
import { Facts } from '../ui/content/description-list.tsx';
import { TextSkeleton } from '../ui/feedback/feedback.tsx';

type BusinessDetail = components['schemas']['BusinessDetail'];

const missing = 'N/A';

function addressOf(business: BusinessDetail): string {
  const { address1, address2, city, state, post_code } = business;
  const country = new Intl.DisplayNames('en', { type: 'region' }).of(business.country) ?? business.country;
  return [address1, address2, city, state, post_code, country].filter(Boolean).join(', ');
}

/** The details of a business; null while they load. */
export function BusinessFacts({ business }: { business: BusinessDetail | null }) {
  // Facts that may wrap come last, so that loading shifts the layout little.
  return (
    <Facts
      facts={[
        { name: 'Phone', value: business ? business.phone_number || missing : <TextSkeleton width={110} /> },
        { name: 'Currency', value: business ? business.currency : <TextSkeleton width={32} /> },
        { name: 'People', value: business ? business.size : <TextSkeleton width={40} /> },
        {
          name: 'Interested in',
          value: business ? business.interested_in.join(', ') || missing : <TextSkeleton width={150} />,
        },
        { name: 'Address', value: business ? addressOf(business) : <TextSkeleton width={200} /> },
      ]}
    />
  );
}
