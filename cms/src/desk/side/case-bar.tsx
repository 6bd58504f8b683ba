import { useState } from 'react';
import type { CaseTranslation } from '@app/contracts/moderating/desk-work';
import type { DeskCase } from '@app/contracts/moderation';
import { errorCode } from '../../staff-api/client.ts';
import { fillIn, wordFor } from '../../words/fill.ts';
import { translateCase } from '../cases-api.ts';
import type { DeskActions } from '../use-desk.ts';
import type { DeskWords } from '../words.ts';
import { Background } from './background.tsx';

interface Props {
  words: DeskWords;
  language: string;
  staffId: string;
  item: DeskCase;
  translator: string | null;
  actions: DeskActions;
}

/** Who works on the open case, and what else can be done with it than to decide it. Remounted for each case. */
export function CaseBar({ words, language, staffId, item, translator, actions }: Props) {
  const [shown, setShown] = useState<'background' | 'escalation'>();
  const [translation, setTranslation] = useState<CaseTranslation>();
  const [error, setError] = useState('');
  const { id, claimedBy, claimedName, escalation, undecidable } = item;
  const isOwn = claimedBy === staffId;
  const foreign = item.review?.language ?? item.question?.language;

  const translate = async (): Promise<void> => {
    try {
      setTranslation(await translateCase(id, language));
      setError('');
    } catch (failure) {
      setError(errorCode(failure));
    }
  };
  const toggle = (part: 'background' | 'escalation'): void => setShown(shown === part ? undefined : part);
  return (
    <div className="desk__bar">
      {escalation && (
        <p className="desk__message">
          {fillIn(words.escalation.by, { name: escalation.by })} <q>{escalation.note}</q>
        </p>
      )}
      {claimedBy !== null && (
        <p className="desk__meta">{isOwn ? words.claim.own : fillIn(words.claimedBy, { name: claimedName ?? '' })}</p>
      )}
      <div className="desk__buttons">
        {isOwn && <BarButton onClick={() => void actions.release(id)}>{words.claim.release}</BarButton>}
        {claimedBy !== null && !isOwn && undecidable === null && (
          <BarButton onClick={() => void actions.claim(id, true)}>{words.claim.takeOver}</BarButton>
        )}
        <BarButton pressed={shown === 'background'} onClick={() => toggle('background')}>
          {words.background.title}
        </BarButton>
        {translator !== null && foreign !== language && (
          <BarButton onClick={() => void translate()}>
            {fillIn(words.translation.ask, { provider: translator })}
          </BarButton>
        )}
        {!escalation && undecidable !== 'decided' && (
          <BarButton pressed={shown === 'escalation'} onClick={() => toggle('escalation')}>
            {words.escalation.title}
          </BarButton>
        )}
      </div>
      {error && <p role="alert">{wordFor(words.errors, error)}</p>}
      {translation && (
        <section className="desk__side" aria-label={words.translation.title}>
          <p className="desk__meta">{fillIn(words.translation.by, { provider: translation.provider })}</p>
          {translation.texts.map((text, n) => (
            <blockquote key={n} lang={translation.language}>
              {text}
            </blockquote>
          ))}
        </section>
      )}
      {shown === 'background' && <Background words={words} language={language} caseId={id} />}
      {shown === 'escalation' && (
        <form
          className="desk__note"
          onSubmit={(event) => {
            event.preventDefault();
            void actions.escalate(id, String(new FormData(event.currentTarget).get('note')));
            setShown(undefined);
          }}
        >
          <label>
            {words.escalation.note}
            <textarea name="note" rows={2} required minLength={3} maxLength={2000} autoFocus />
          </label>
          <button type="submit" className="staff-page__button">
            {words.escalation.send}
          </button>
        </form>
      )}
    </div>
  );
}

const BarButton = ({ pressed, onClick, children }: { pressed?: boolean; onClick: () => void; children: string }) => (
  <button type="button" className="staff-page__button" aria-expanded={pressed} onClick={onClick}>
    {children}
  </button>
);
