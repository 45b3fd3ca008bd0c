import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Problem, problemOf } from '../../domain/shared/problem.ts';
import { removeBusinessLogo, replaceBusinessLogo, updateBusiness } from '../../services/businesses.ts';
import { businessDetailQuery, businessLogoQuery } from '../../services/shell.ts';
import { problemText } from '../problem-text.ts';
import { Card } from '../ui/card.tsx';
import { type Logo, LogoPicker } from '../ui/logo-picker.tsx';
import { notify } from '../ui/toast.tsx';
import type { BusinessDetail } from './use-business-form.ts';

/** In bytes; the server's limit. */
const logoMaximum = 5 * 1024 * 1024;

/** The logo, or the colour behind the letters of the name; what is chosen holds at once. */
export function LogoCard({ business }: { business: BusinessDetail }) {
  const client = useQueryClient();
  const { id: domain, name, avatar, has_logo } = business;
  const stored = useQuery({ ...businessLogoQuery(domain), enabled: has_logo });
  const file = useMemo(
    () => (has_logo && stored.data ? new File([stored.data], 'Your logo', { type: stored.data.type }) : null),
    [has_logo, stored.data],
  );
  const mutation = useMutation<void, Problem, Logo>({
    mutationFn: async (chosen) => {
      const options = { signal: new AbortController().signal };
      if (chosen.file) await replaceBusinessLogo({ domain, logo: chosen.file }, options);
      else if (has_logo) await removeBusinessLogo({ domain }, options);
      if (chosen.file || !chosen.colour || chosen.colour === avatar) return;
      const { id: _id, has_logo: _logo, is_set_up: _done, owners: _owners, ...facts } = business;
      await updateBusiness({ ...facts, avatar: chosen.colour, domain }, options);
    },
    onSuccess: () => notify('good', 'The logo is changed'),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: businessLogoQuery(domain).queryKey });
      await client.invalidateQueries({ queryKey: businessDetailQuery(domain).queryKey });
    },
  });
  const problem = mutation.error ? problemOf(mutation.error) : null;
  const { variables, isPending } = mutation;
  return (
    <Card title="Logo" note={isPending ? 'Saving' : 'Saved as soon as you choose'} isPadded>
      <LogoPicker
        name={name}
        maxSize={logoMaximum}
        value={isPending && variables ? variables : { file, colour: file ? null : avatar }}
        onChange={(chosen) => mutation.mutate(chosen)}
        errorMessage={problem ? (problem.fields.logo?.[0] ?? problemText(problem)) : null}
      />
    </Card>
  );
}
