import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { Badge } from '../../ui/content/badge.tsx';
import { BusinessContext } from './business.ts';
import { sampleQuery } from './sample.ts';

/** Beside the name of a thing that is of the sample. */
export function SampleMark({ of, id }: { of: 'assets' | 'employees'; id: string }) {
  const { data } = useQuery(sampleQuery(use(BusinessContext)?.id ?? null));
  return data?.[of].includes(id) ? <Badge tone="neutral">Sample</Badge> : null;
}
