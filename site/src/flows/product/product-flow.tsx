import { useEffect, useRef, useState } from 'react';
import { Grade, Id, Token } from '@app/contracts/common';
import { InvitationForm, ManagedReviews } from '@app/contracts/review-forms';
import type { FormProduct, OfferedHints } from '@app/contracts/review-forms';
import type { Photo } from '@app/contracts/reviews';
import { ApiProblem, api } from '../../lib/api/api.ts';
import { localePath } from '../../lib/addresses/links.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Card, LinkButton, cx } from '../../ui/index.ts';
import type { GradeSymbol } from '../../ui/index.ts';
import { Message, Waiting } from '../../ui/feedback/message.tsx';
import { ClosedPage } from '../closed-page.tsx';
import { closedReason } from '../closed-reason.ts';
import { useLoad } from '../use-load.ts';
import { ProductForm } from './product-form.tsx';
import * as flow from '../flow.module.css';
import * as styles from './product.module.css';

interface OpenProduct {
  company: { slug: string; name: string };
  product: FormProduct | null;
  symbol: GradeSymbol;
  bodyMin: number;
  hints: OfferedHints;
  unsentPhotos: Photo[] | undefined;
  authorName: string;
  suggestedName: string | null;
}

export interface ProductFlowProps {
  token: string;
  productId: string;
  /** Raw route parameter. */
  grade: string;
}

/**
 * `/invitation/{token}/product/{productId}/grade/{grade}`: rates a single product from a mail, before or after the
 * review of the company.
 */
export function ProductFlow({ token, productId, grade }: ProductFlowProps) {
  const { t, locale } = useT('invitation');
  const [done, setDone] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { loaded, retry } = useLoad(`${token} ${productId}`, async (signal) => {
    if (!Token.safeParse(token).success || !Id.safeParse(productId).success)
      throw new ApiProblem({ status: 404, code: 'token_invalid' });
    return openProduct(token, productId, locale, signal);
  });
  const ready = loaded.state === 'ready';
  useEffect(() => {
    if (ready) heading.current?.focus({ preventScroll: true });
  }, [ready]);

  if (loaded.state === 'loading') return <Waiting icon="chat">{t('edit.loading')}</Waiting>;
  if (loaded.state === 'failed') return <ClosedPage problem={loaded.problem} slug={null} onRetry={retry} />;
  const { company, product, ...start } = loaded.value;
  const all = localePath(locale, `/invitation/${company.slug}/edit/${token}`);
  if (done || !product) {
    return (
      <Message
        replaces
        icon="check"
        tone="success"
        title={done ? t('thankYou.title') : t('product.written')}
        actions={<LinkButton href={all}>{t('product.all')}</LinkButton>}
      >
        <p>{done ? t('product.received') : t('product.writtenText', { company: company.name })}</p>
      </Message>
    );
  }
  const clicked = Grade.safeParse(Number(grade));
  return (
    <Card className={cx(flow.card, styles.page)}>
      <div>
        <p className={flow.kicker}>{t('product.bought', { company: company.name })}</p>
        <h1 className={flow.title} ref={heading} tabIndex={-1}>
          {product.name}
        </h1>
      </div>
      <ProductForm
        token={token}
        product={product}
        {...start}
        linkGrade={clicked.success ? clicked.data : null}
        onSent={() => setDone(true)}
      />
    </Card>
  );
}

/** Data of the form; the product is null if it has a review already. */
async function openProduct(token: string, id: string, locale: string, signal: AbortSignal): Promise<OpenProduct> {
  const find = (products: readonly FormProduct[]) => products.find((one) => one.id === id) ?? null;
  try {
    const { company, products, ...form } = InvitationForm.parse(
      await api.get(`/invitations/${token}`, { locale, signal }),
    );
    const { symbol, bodyMin, suggestedName, productHints: hints, unsentPhotos } = form;
    return { company, product: find(products), symbol, bodyMin, hints, unsentPhotos, authorName: '', suggestedName };
  } catch (error) {
    // After the company's review, open products come from the author's page.
    if (!(error instanceof ApiProblem) || closedReason(error) !== 'used') throw error;
    const own = ManagedReviews.parse(await api.get(`/my-reviews/${token}`, { locale, signal }));
    const { company, openProducts, symbol, bodyMin, authorName, productHints: hints, unsentPhotos } = own;
    return {
      company,
      product: find(openProducts),
      symbol,
      bodyMin,
      hints,
      unsentPhotos,
      authorName,
      suggestedName: null,
    };
  }
}
