'use client';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { ROLES } from '../../access/rules.ts';
import { ADMIN_LANGUAGES, localeOptions } from '../../locales.ts';
import { Field } from '../../second-factor/admin/field.tsx';
import { wordsOf, type Words } from '../../words/admin-text.ts';
import { wordFor } from '../../words/fill.ts';

interface Props {
  words: Words['people'];
  language: string;
  onInvite: (given: object) => Promise<void>;
  onCancel: () => void;
}

/** Whom to invite, as what, and in which language the mail is written. */
export function InviteForm({ words, language, onInvite, onCancel }: Props) {
  const [role, setRole] = useState<string>('marketing');
  const [busy, setBusy] = useState(false);
  const roles = wordsOf('options', language).role;
  const names = new Intl.DisplayNames([language], { type: 'language' });
  return (
    <form
      className="act-form"
      aria-label={words.invite}
      onSubmit={async (event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        setBusy(true);
        await onInvite({ ...Object.fromEntries(form), locales: form.getAll('locales') });
        setBusy(false);
      }}
    >
      <div className="act-form__fields">
        <Field label={words.name} name="name" required maxLength={120} autoFocus autoComplete="off" />
        <Field label={words.email} name="email" type="email" required autoComplete="off" />
        <label>
          {words.role}
          <select name="role" value={role} onChange={(event) => setRole(event.target.value)}>
            {ROLES.map((known) => (
              <option key={known} value={known}>
                {wordFor(roles, known)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.language}
          <select name="language" defaultValue={ADMIN_LANGUAGES.find((known) => known === language) ?? 'en'}>
            {ADMIN_LANGUAGES.map((known) => (
              <option key={known} value={known}>
                {names.of(known)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {role === 'translator' && (
        <label>
          {words.locales}
          <select name="locales" multiple size={6}>
            {localeOptions.map(({ value }) => (
              <option key={value} value={value}>
                {names.of(value)}
              </option>
            ))}
          </select>
        </label>
      )}
      <p className="act-form__hint">{words.hint}</p>
      <p className="act-form__buttons">
        <Button type="submit" margin={false} disabled={busy}>
          {words.send}
        </Button>
        <Button type="button" buttonStyle="secondary" margin={false} onClick={onCancel}>
          {words.cancel}
        </Button>
      </p>
    </form>
  );
}
