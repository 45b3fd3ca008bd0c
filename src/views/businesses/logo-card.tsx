import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { uploadDeadline } from '../../domain/shared/deadlines.ts';
import type { BusinessDetail } from '../../machines/businesses/business-edit/machine.ts';
import {
  getBusinessLogo,
  removeBusinessLogo,
  replaceBusinessLogo,
  updateBusiness,
} from '../../services/operations/businesses.ts';
import { queryOf } from '../../services/shared/query.ts';
import { type Logo, LogoPicker } from '../shared/business/logo-picker.tsx';
import { problemText } from '../shared/requests/problem-text.ts';
import { useRequest } from '../shared/requests/use-request.ts';
import { Card } from '../ui/content/card.tsx';
import { notify } from '../ui/feedback/toast.tsx';

/** In bytes; the server's limit. */
const logoMaximum = 5 * 1024 * 1024;

/** The logo or the colour of the initials; a choice is saved immediately. */
export function LogoCard({ business }: { business: BusinessDetail }) {
  const { id: businessId, name, avatar, has_logo } = business;
  const stored = useQuery({ ...queryOf(getBusinessLogo, { businessId }), enabled: has_logo });
  const file = useMemo(
    () => (has_logo && stored.data ? new File([stored.data], 'Your logo', { type: stored.data.type }) : null),
    [has_logo, stored.data],
  );
  const request = useRequest({
    send: async (options, chosen: Logo) => {
      if (chosen.file) await replaceBusinessLogo({ businessId, logo: chosen.file }, options);
      else if (has_logo) await removeBusinessLogo({ businessId }, options);
      if (chosen.file || !chosen.colour || chosen.colour === avatar) return;
      const { id: _id, has_logo: _logo, is_set_up: _done, owners: _owners, ...facts } = business;
      await updateBusiness({ ...facts, avatar: chosen.colour, businessId }, options);
    },
    deadline: uploadDeadline,
    onDone: () => notify('good', 'Logo updated'),
  });
  const { input, isPending, problem } = request;
  return (
    <Card title="Logo" note={isPending ? 'Saving' : 'Saved as soon as you choose'} isPadded>
      <LogoPicker
        name={name}
        maxSize={logoMaximum}
        value={isPending && input ? input : { file, colour: file ? null : avatar }}
        onChange={(chosen) => request.send(chosen)}
        errorMessage={problem ? (problem.fields.logo?.[0] ?? problemText(problem)) : null}
      />
    </Card>
  );
}
