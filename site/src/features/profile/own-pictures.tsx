import { useState } from 'react';
import type { CompanyProfile } from '@app/contracts/companies';
import type { CompanyPicture } from '@app/contracts/company/pictures';
import { useT } from '../../lib/texts/i18n.ts';
import { opensInThisTab } from '../reviews/review-photos.tsx';
import { PhotoViewer } from '../reviews/photo-viewer.tsx';
import * as styles from './client-photos.module.css';

/** What the company shows of itself. A click opens a picture large; without scripts it leads to the file. */
export function OwnPictures({ company: { name, pictures } }: { company: CompanyProfile }) {
  const { t } = useT('reviews');
  const [open, setOpen] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  const alt = (picture: CompanyPicture, at: number): string =>
    picture.alt || t('photos.alt', { author: name, number: at + 1, count: pictures.length });
  return (
    <section aria-labelledby="pictures-title">
      <h2 id="pictures-title" className={styles.title}>
        {t('profile:pictures.title')}
      </h2>
      <ul className={styles.own}>
        {pictures.map((picture, at) => (
          <li key={picture.id}>
            <a
              className={styles.thumb}
              href={picture.large}
              onClick={(event) => {
                if (!opensInThisTab(event)) return;
                event.preventDefault();
                setOpen(at);
              }}
            >
              <img
                src={picture.small}
                srcSet={`${picture.small} 320w, ${picture.medium} 960w`}
                sizes="(min-width: 768px) 200px, 45vw"
                width={picture.width}
                height={picture.height}
                loading="lazy"
                decoding="async"
                alt={alt(picture, at)}
              />
            </a>
          </li>
        ))}
      </ul>
      {open !== null && (
        <PhotoViewer
          photos={pictures}
          at={open}
          title={t('profile:pictures.title')}
          alt={alt}
          onTurn={setOpen}
          onClose={() => setOpen(null)}
          caption={({ alt: words }) => (words ? <p className={styles.caption}>{words}</p> : null)}
        />
      )}
    </section>
  );
}
