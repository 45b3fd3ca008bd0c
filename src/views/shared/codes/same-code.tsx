import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createAssetLimits } from '../../../../openapi/generated/limits/assets.register.ts';
import { type CodeField, codeNames, newCodes } from '../../../../rules/assets/codes.ts';
import { assetsPaths } from '../../../paths/assets.ts';
import { listSameCodes } from '../../../services/operations/assets.register.ts';
import { queryOf } from '../../../services/shared/query.ts';
import { Link } from '../../ui/actions/link.tsx';
import { Notice } from '../../ui/feedback/feedback.tsx';
import { TextField } from '../../ui/fields/field.tsx';
import { useBusiness } from '../business/business.ts';

type SameCodeProps = {
  field: CodeField;
  /** As it is typed. */
  code: string;
  /** As it is stored; empty for a new asset. */
  before: string;
  /** The asset that has it itself; null for a new one. */
  id: string | null;
  reason: string;
  onReason: (reason: string) => void;
};

/** In milliseconds after the last key. */
const patience = 400;

/** Says while somebody types who has the same plate or serial number, and asks why both have it. */
export function SameCode({ field, code, before, id, reason, onReason }: SameCodeProps) {
  const { id: businessId } = useBusiness();
  const asked = useSettled(code.trim());
  const isAsked = newCodes({ [field]: asked }, { [field]: before }).length > 0;
  const found = useQuery({
    ...queryOf(listSameCodes, { businessId, [field]: asked, ...(id === null ? {} : { but: id }) }),
    enabled: isAsked,
  });
  const [owner] = isAsked && asked === code.trim() ? (found.data?.results ?? []) : [];
  if (owner === undefined) return null;
  return (
    <>
      <Notice tone="warning">
        <p>
          <Link href={assetsPaths.asset(owner.id)}>
            {owner.name} ({owner.number})
          </Link>{' '}
          has this {codeNames[field]} already. Correct it, or say why both have it.
        </p>
      </Notice>
      <TextField
        label="Why both have it"
        name="duplicate_reason"
        hint="It stands in the history."
        {...createAssetLimits.duplicate_reason}
        value={reason}
        onChange={onReason}
      />
    </>
  );
}

/** A text once nobody has typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(text), patience);
    return () => clearTimeout(pause);
  }, [text]);
  return settled;
}
