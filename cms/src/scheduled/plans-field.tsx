import type { UIFieldServerProps } from 'payload';
import { wordsOf } from '../words/say.ts';
import { LocalTime } from './local-time.tsx';
import { readPlans } from './plans.ts';

/** Says above a page when it will be published or taken back, and that it could not be. */
export async function PlansField({ id, i18n, req }: UIFieldServerProps) {
  if (typeof id !== 'string') return null;
  const plans = await readPlans(req.payload.db.pool, id);
  if (plans.length === 0) return null;
  const words = wordsOf('scheduled', i18n.language);
  return (
    <ul className="plans">
      {plans.map(({ type, at, failed }) => (
        <li key={type + at} data-failed={failed || undefined}>
          {words[type]} <LocalTime at={at} language={i18n.language} />
          {failed && ` ${words.failed}`}
        </li>
      ))}
    </ul>
  );
}
