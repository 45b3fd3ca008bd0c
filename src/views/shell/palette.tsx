import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { sampleQuery } from '../shared/business/sample.ts';
import type { IconName } from '../ui/foundations/icon.tsx';
import { CommandPalette } from '../ui/navigation/command-palette.tsx';
import type { PaletteGroup, PaletteSource } from '../ui/navigation/palette-sources.ts';
import { type HeaderActs, themes } from './header-acts.ts';
import { readRecent, rememberRecent } from './recent.ts';

/** A page that the person may open. */
export type Page = { label: string; href: string; icon: IconName; module: string };

/** Something that the person may begin from anywhere: its form is at this address. */
export type Act = { label: string; href: string; icon: IconName; keywords?: readonly string[] };

/** Looks records of one kind up, such as assets by their name. */
export type Find = (
  businessId: string,
  text: string,
  options: { signal: AbortSignal },
) => Promise<readonly { id: string; label: string; note: string; href: string }[]>;
export type Finder = { label: string; icon: IconName; load: () => Promise<Find> };

export type PaletteProps = HeaderActs & {
  pages: readonly Page[];
  actions: readonly Act[];
  finders: readonly Finder[];
};

type OpenProps = PaletteProps & { isOpen: boolean; onClose: () => void; initialText: string };

/** The command palette: the pages and actions of the frame, and what is looked up while one types. */
export function Palette({ isOpen, onClose, initialText, ...offer }: OpenProps) {
  const client = useQueryClient();
  const [sources] = useState(() => offer.finders.map((finder) => sourceOf(finder, offer.businessId, client)));
  const [recent, setRecent] = useState(() => readRecent());
  const groups = groupsOf(offer).map((group) => ({
    ...group,
    entries: group.entries.map((entry) => ({
      ...entry,
      onPick: () => {
        setRecent(rememberRecent(entry.id));
        entry.onPick();
      },
    })),
  }));
  return (
    <CommandPalette
      isOpen={isOpen}
      onClose={onClose}
      groups={groups}
      sources={sources}
      recent={recent}
      initialText={initialText}
    />
  );
}

const sourceOf = ({ label, icon, load }: Finder, businessId: string, client: QueryClient): PaletteSource => ({
  label,
  find: async (text, options) => {
    const find = await load();
    const found = await find(businessId, text, options);
    // The frame has asked for it.
    const sample = client.getQueryData(sampleQuery(businessId).queryKey);
    const isSample = (id: string) => [sample?.assets, sample?.employees].some((ids) => ids?.includes(id));
    return found.map(({ id, href, label, note }) => ({
      id: href,
      label,
      note: isSample(id) ? `Sample · ${note}` : note,
      icon,
      onPick: () => navigate(href),
    }));
  },
});

function groupsOf({
  pages,
  actions,
  businesses,
  businessId,
  onBusiness,
  theme,
  onTheme,
  onSignOut,
}: Offer): PaletteGroup[] {
  const others = businesses.filter(({ id }) => id !== businessId);
  return [
    {
      label: 'Pages',
      entries: pages.map(({ label, href, icon, module }) => ({
        id: href,
        label,
        icon,
        keywords: [module],
        ...(module === label ? {} : { note: module }),
        onPick: () => navigate(href),
      })),
    },
    {
      label: 'Businesses',
      entries: others.map(({ id, name }) => ({
        id: `business:${id}`,
        label: `Switch to ${name}`,
        icon: 'building',
        onPick: () => onBusiness(id),
      })),
    },
    {
      label: 'Actions',
      entries: [
        ...actions.map(({ label, href, icon, keywords = [] }) => ({
          id: `act:${href}`,
          label,
          icon,
          keywords,
          onPick: () => navigate(href),
        })),
        ...themes
          .filter(({ id }) => id !== theme)
          .map(({ id, label }) => ({
            id: `theme:${id}`,
            label: `Theme: ${label.toLowerCase()}`,
            icon: 'sun' as const,
            keywords: ['look', 'appearance', 'colours', 'mode'],
            onPick: () => onTheme(id),
          })),
        { id: 'signOut', label: 'Sign out', icon: 'leave', keywords: ['log out', 'leave', 'exit'], onPick: onSignOut },
      ],
    },
  ];
}

type Offer = PaletteProps;
