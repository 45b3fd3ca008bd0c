import type { components } from '../../../openapi/generated/contract.ts';
import { Facts } from '../ui/surface.tsx';

type BusinessDetail = components['schemas']['BusinessDetail'];

const missing = 'N/A';

export function BusinessFacts({ business }: { business: BusinessDetail }) {
  const address = [business.address1, business.address2, business.city, business.state, business.post_code];
  const country = new Intl.DisplayNames('en', { type: 'region' }).of(business.country) ?? business.country;
  return (
    <Facts
      facts={[
        { name: 'Address', value: [...address, country].filter(Boolean).join(', ') },
        { name: 'Phone', value: business.phone_number || missing },
        { name: 'Currency', value: business.currency },
        { name: 'People', value: business.size },
        { name: 'Interested in', value: business.interested_in.join(', ') || missing },
      ]}
    />
  );
}
