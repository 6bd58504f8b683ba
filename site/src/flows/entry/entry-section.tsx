import { useEffect, useRef, useState } from 'react';
import { Token } from '@app/contracts/common';
import { EntryForm as Entry } from '@app/contracts/review-forms';
import type { SubmittedReview } from '@app/contracts/review-forms';
import { ApiProblem, api } from '../../lib/api/api.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button } from '../../ui/index.ts';
import { Message, Waiting, address } from '../../ui/feedback/message.tsx';
import { richText } from '../../lib/texts/rich-text.tsx';
import { Receipt } from '../receipt.tsx';
import { useLoad } from '../use-load.ts';
import { ElsewhereChoice } from '../elsewhere/choice.tsx';
import { EntryForm } from './entry-form.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';
import * as styles from './entry.module.css';

export interface EntrySectionProps {
  /** Slug of the profile. */
  slug: string;
  /** Entry code in the address, from a QR code, business card or widget. */
  code: string;
  /** What is reviewed, on the page of a product. */
  productId?: string;
}

/** Form on a company's profile or a product's page for visitors with an entry code, or why there is none. */
export function EntrySection({ slug, code, productId }: EntrySectionProps) {
  const { t, locale } = useT('invitation');
  const [sent, setSent] = useState<{ review: SubmittedReview; email: string } | null>(null);
  /** Drawn for another site, and still writes here. */
  const [stays, setStays] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  // The form was much taller than its replacement: without this the reader would end up among the reviews.
  const isSent = sent !== null;
  useEffect(() => {
    if (isSent) top.current?.scrollIntoView?.();
  }, [isSent]);
  const { loaded, retry } = useLoad(`${code} ${productId}`, async (signal) => {
    if (!Token.safeParse(code).success) throw new ApiProblem({ status: 404, code: 'token_invalid' });
    const entry = Entry.parse(
      await api.get(`/entries/${encodeURIComponent(code)}`, { locale, signal, query: { product: productId } }),
    );
    // A code of another company is invalid here.
    if (entry.company.slug !== slug) throw new ApiProblem({ status: 404, code: 'token_invalid' });
    return entry;
  });

  if (loaded.state === 'loading') return <Waiting icon="chat">{t('edit.loading')}</Waiting>;
  if (loaded.state === 'failed') {
    const { status } = loaded.problem;
    const gone = status === 404 || status === 410;
    return (
      <Alert tone="warning" title={t(gone ? 'entry.gone.title' : 'closed.failed.title')}>
        <p>{t(gone ? 'entry.gone.text' : status === 0 ? 'closed.offline.text' : 'closed.failed.text')}</p>
        {!gone && (
          <Button variant="secondary" size="small" onClick={retry}>
            {t('closed.again')}
          </Button>
        )}
      </Alert>
    );
  }
  if (sent) {
    return (
      <div ref={top} className={styles.sent}>
        <Message replaces as="h2" icon="mail" tone="success" title={t('entry.sent.title')}>
          <p>{richText(t('entry.sent.text', { address: sent.email }), { address })}</p>
          <p>{t('entry.sent.missing')}</p>
          {sent.review.correctionToken && (
            <ResendConfirmation
              token={sent.review.correctionToken}
              email={sent.email}
              onSent={(email) => setSent({ ...sent, email })}
            />
          )}
          <Receipt receipt={sent.review.receipt} />
        </Message>
      </div>
    );
  }
  const { company, elsewhere } = loaded.value;
  if (elsewhere && !stays)
    return <ElsewhereChoice as="h2" company={company.name} elsewhere={elsewhere} here={() => setStays(true)} />;
  return <EntryForm entry={loaded.value} code={code} onSent={(review, email) => setSent({ review, email })} />;
}
