import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { assetsPaths } from '../../../paths/assets.ts';
import { assetSearchQuery } from '../../../services/assets/register.ts';
import { useBusiness } from '../../shared/business/business.ts';
import { SampleMark } from '../../shared/business/sample-mark.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import * as css from './asset-dashboard.css.ts';

const patience = 500;

/** Finds an asset by its name, number or plate; the first matches stand under it. */
export function AssetSearch() {
  const { id: businessId } = useBusiness();
  const [search, setSearch] = useState('');
  const wanted = search.trim();
  const found = useQuery(assetSearchQuery(businessId, wanted));
  const results = found.data?.results ?? [];
  return (
    <div className={css.search}>
      <SearchField
        label="Search assets"
        placeholder="Search name, Asset ID, serial number or plate"
        value={search}
        onSearch={setSearch}
        debounce={patience}
      />
      {wanted === '' || found.isPending ? null : (
        <div className={css.found}>
          <p role="status" className={css.none}>
            {found.isError
              ? 'The search did not work. Try again.'
              : results.length === 0
                ? 'No results matching the search text'
                : ''}
          </p>
          {results.length > 0 ? (
            <ul aria-label="Assets that match">
              {results.map(({ id, name, number, serial_no, plate_no }) => (
                <li key={id}>
                  <Link href={assetsPaths.asset(id)} className={css.result}>
                    <span>
                      {name} <SampleMark of="assets" id={id} />
                    </span>
                    <span className={css.code}>{plate_no || serial_no || number}</span>
                  </Link>
                </li>
              ))}
              <li>
                <Link href={assetsPaths.assetList({ search: wanted })} className={css.result}>
                  View all results
                </Link>
              </li>
            </ul>
          ) : null}
        </div>
      )}
    </div>
  );
}
