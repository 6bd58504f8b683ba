'use client';
import { useField, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

interface Page {
  id: string;
  name: string;
  path: string;
}

let known: Promise<Page[]> | undefined;

/** All pages of the site, read once per visit of the admin. */
async function readPages(): Promise<Page[]> {
  const query = 'limit=500&depth=0&sort=path&select[name]=true&select[path]=true';
  const answer = await fetch(`/cms-api/pages?${query}`, { credentials: 'same-origin' });
  return answer.ok ? ((await answer.json()) as { docs: Page[] }).docs : [];
}

/** Below the target of a link or redirect: its page, picked from a list. */
export function PagePicker({ path, labels }: { path: string; labels: Record<string, string> }) {
  const { value, setValue } = useField<string>({ path });
  const { i18n } = useTranslation();
  const [pages, setPages] = useState<Page[]>([]);
  useEffect(() => {
    let wanted = true;
    known ??= readPages();
    void known.then((read) => wanted && setPages(read));
    return () => void (wanted = false);
  }, []);
  if (pages.length === 0) return null;
  return (
    <select
      className="page-picker"
      aria-label={labels[i18n.language] ?? labels['en']}
      value={pages.some((page) => page.path === value) ? value : ''}
      onChange={(event) => event.target.value && setValue(event.target.value)}
    >
      <option value="">{labels[i18n.language] ?? labels['en']}</option>
      {pages.map((page) => (
        <option key={page.id} value={page.path}>
          {page.path} – {page.name}
        </option>
      ))}
    </select>
  );
}
