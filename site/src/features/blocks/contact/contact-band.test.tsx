import { screen } from '@testing-library/react';
import { BLOCKS } from '../../../../testing/blocks.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import type { ContactData } from '../../../lib/content/navigation.tsx';
import { ContactBand } from './contact-band.tsx';

const show = (contact: ContactData, title: string | null) =>
  renderPage(<ContactBand block={{ ...BLOCKS.contactData, title }} level={2} tinted={false} />, 'en', ['footer'], {
    header: [],
    footer: [],
    legal: [],
    elsewhere: [],
    contact,
  });

it('the contact band shows the contact data of the settings under the default title or the block’s', () => {
  const { unmount } = show({ company: 'Opinara S.A.', address: ['Prosta 1'], email: 'a@b.example' }, null);
  expect(screen.getByRole('heading', { name: 'Contact details' })).toBeTruthy();
  expect(screen.getByText('Prosta 1')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'a@b.example' }).getAttribute('href')).toBe('mailto:a@b.example');
  unmount();
  show({ company: 'Opinara S.A.', address: [] }, 'Who we are');
  expect(screen.getByRole('heading', { name: 'Who we are' })).toBeTruthy();
});

it('the contact band is not shown while the settings are empty', () => {
  expect(show({ address: [] }, 'Who we are').container.textContent).toBe('');
});
