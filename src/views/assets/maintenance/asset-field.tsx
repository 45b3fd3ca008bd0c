import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { components } from '../../../../openapi/generated/contract.ts';
import { assetSearchQuery, assetsQuery } from '../../../services/assets/register.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { ComboBox } from '../../ui/choices/combo-box.tsx';

type Asset = components['schemas']['Asset'];

/** Stands between the parts of a title; the search knows no such word. */
const joint = ' · ';

/** As the choice is named: whatever an asset is found by stands in it. */
export const assetTitle = ({ name, number, plate_no, serial_no }: Asset): string =>
  [name, number, plate_no || serial_no].filter(Boolean).join(joint);

type AssetFieldProps = {
  value: string;
  /** The title of the chosen asset. */
  title: string;
  onChange: (id: string, title: string) => void;
  errorMessage: string | null;
};

/** One asset of the register, found by name, Asset ID, plate or serial number. */
export function AssetField({ value, title, onChange, errorMessage }: AssetFieldProps) {
  const { id: businessId } = useBusiness();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed === title ? '' : typed.replaceAll(joint, ' ').trim());
  const first = useQuery(assetsQuery(businessId, { page_size: 10 }));
  const found = useQuery(assetSearchQuery(businessId, search));
  const offered = (search === '' ? first : found).data?.results ?? [];
  const choices = offered.map((asset) => ({ value: asset.id, label: assetTitle(asset) }));
  const chosen = value === '' || choices.some((choice) => choice.value === value) ? [] : [{ value, label: title }];
  return (
    <ComboBox
      label="Asset"
      name="asset"
      placeholder="Search name, Asset ID, plate or serial number"
      choices={[...chosen, ...choices]}
      value={value || null}
      onType={setTyped}
      onChange={(id) => onChange(id ?? '', choices.find((choice) => choice.value === id)?.label ?? '')}
      errorMessage={errorMessage}
      emptyText={found.isFetching ? 'Searching …' : 'No results found'}
    />
  );
}
