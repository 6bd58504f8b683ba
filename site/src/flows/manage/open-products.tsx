import { useState } from 'react';
import type { ManagedReviews } from '@app/contracts/review-forms';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, Card } from '../../ui/index.ts';
import { ProductForm } from '../product/product-form.tsx';
import * as flow from '../flow.module.css';
import * as styles from './manage.module.css';

/** Products of the order without a review, each with a form on demand. */
export function OpenProducts({ token, own, onSent }: { token: string; own: ManagedReviews; onSent(): void }) {
  const { t } = useT('invitation');
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Card as="section" className={flow.card} aria-labelledby="open-products">
      <h2 className={flow.heading} id="open-products">
        {t('manage.openProducts')}
      </h2>
      {own.openProducts.map((product) => (
        <div key={product.id} className={styles.openProduct}>
          <div className={styles.openRow}>
            <p className={styles.openName}>{product.name}</p>
            {chosen !== product.id && (
              <Button variant="secondary" size="small" onClick={() => setChosen(product.id)}>
                {t('manage.rate')}
              </Button>
            )}
          </div>
          {chosen === product.id && (
            <ProductForm
              token={token}
              product={product}
              symbol={own.symbol}
              bodyMin={own.bodyMin}
              hints={own.productHints}
              unsentPhotos={own.unsentPhotos}
              authorName={own.authorName}
              suggestedName={null}
              linkGrade={null}
              onSent={() => {
                setChosen(null);
                onSent();
              }}
            />
          )}
        </div>
      ))}
    </Card>
  );
}
