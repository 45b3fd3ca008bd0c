// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Operator } from '../../domain/legal/operator.ts';
import { PrivacyPolicyPage } from './privacy-policy.page.tsx';
import { TermsPage } from './terms.page.tsx';

const nobody: Operator = { name: null, address: null, privacyContact: null };
const palmOil: Operator = {
  name: 'Palm Oil Limited',
  address: '1 Allen Avenue, Ikeja',
  privacyContact: 'privacy@palmoil.ng',
};
const pages = { 'privacy policy': PrivacyPolicyPage, terms: TermsPage };

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe.each(Object.entries(pages))('the %s', (_name, Page) => {
  it('lists every section with a working link', () => {
    const { container } = render(<Page operator={palmOil} />);
    const [contents] = screen.getAllByRole('navigation');
    const targets = within(contents as HTMLElement)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '');
    const sections = [...container.querySelectorAll('section')].map(({ id }) => `#${id}`);
    expect(targets).toEqual(sections);
    expect(new Set(sections).size).toBe(sections.length);
    for (const anchor of container.querySelectorAll('a[href^="#"]')) {
      expect(container.querySelector(anchor.getAttribute('href') ?? '')).not.toBeNull();
    }
  });

  it('lists the missing details of the company', () => {
    render(<Page operator={{ ...palmOil, address: null, privacyContact: null }} />);
    expect(screen.getByText(/has not filled in its address and an address for questions/)).toBeDefined();
  });

  it('names the configured company', () => {
    render(<Page operator={palmOil} />);
    expect(screen.queryByText(/has not filled in/)).toBeNull();
    expect(screen.getAllByText(/Palm Oil Limited/).length).toBeGreaterThan(0);
  });
});

const textOf = (section: string) => document.getElementById(section)?.textContent ?? '';

describe('the privacy policy', () => {
  it('was last updated six months before today', () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00') });
    render(<PrivacyPolicyPage operator={nobody} />);
    expect(screen.getByText('Last updated 21 May 2026')).toBeDefined();
  });

  it('has the sections and figures of the specification', () => {
    const { container } = render(<PrivacyPolicyPage operator={palmOil} />);
    expect([...container.querySelectorAll('section')].map(({ id }) => id)).toEqual([
      'introduction',
      'fair-processing',
      'conditions-for-processing',
      'marketing',
      'identity-and-contact-details',
      'lawful-collection',
      'consent',
      'information-we-collect',
      'sources',
      'uses',
      'disclosure',
      'security',
      'the-internet',
      'cookies',
      'legal-rights',
      'data-protection-manager',
    ]);
    expect(textOf('legal-rights')).toContain('within one month');
    expect(textOf('information-we-collect')).toContain('last five digits');
    expect(screen.getByRole('link', { name: 'privacy@palmoil.ng' }).getAttribute('href')).toBe(
      'mailto:privacy@palmoil.ng',
    );
  });
});

describe('the terms', () => {
  it('have the date, the sixteen general and fourteen additional terms, and the figures of the specification', () => {
    const { container } = render(<TermsPage operator={nobody} />);
    expect(screen.getByText('Dated November 2021')).toBeDefined();
    const titles = [...container.querySelectorAll('section h3')].map((title) => title.textContent ?? '');
    expect(titles.filter((title) => /^\d+\. /.test(title))).toHaveLength(16);
    expect(titles).toHaveLength(30);
    expect(textOf('who-may-use-it')).toContain('18 years');
    expect(textOf('warranty')).toContain('60 days');
    expect(textOf('liability')).toContain('last 12 months');
    expect(textOf('changes')).toMatch(/within 30 days of a change.*within 30 days of the correction/);
    expect(textOf('fees')).toMatch(/last five digits.*no proration.*no refunds/);
    expect(textOf('trial')).toContain('read-only');
    expect(textOf('payroll')).toMatch(/United Kingdom only.*no filing service/);
    expect(textOf('account-information-services')).toMatch(/direct feed.*web feed/);
    expect(textOf('your-account')).toContain('telephone number');
  });
});
