import de from '@app/locales/de/panel.json' with { type: 'json' };
import en from '@app/locales/en/panel.json' with { type: 'json' };
import pl from '@app/locales/pl/panel.json' with { type: 'json' };

const ACTS: Record<string, Record<string, Record<string, string>>> = {
  pl: pl.audit.acts,
  en: en.audit.acts,
  de: de.audit.acts,
};

/** Words for the acts of the audit log by `subject.act`, as merchants read them in their panel. */
export function actWords(language: string): Record<string, string> {
  const subjects = Object.entries(ACTS[language] ?? ACTS['en'] ?? {});
  return Object.fromEntries(
    subjects.flatMap(([subject, acts]) => Object.entries(acts).map(([act, text]) => [`${subject}.${act}`, text])),
  );
}
