import { cx } from '../../../ui/cx.ts';
import { Container } from '../../../ui/layout.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { LinkButton } from '../../../ui/controls/button.tsx';
import { SearchBox } from '../../find-company/search-box.tsx';
import { Heading, type BlockProps } from '../parts/band.tsx';
import { Drawing } from '../drawings/drawing.tsx';
import { HeroPicture } from './hero-picture.tsx';
import { Picture } from '../../../ui/picture.tsx';
import * as styles from './hero.module.css';

/** Top of a page. The home page has a default picture where staff chose none. */
export function Hero({ block, level, home }: BlockProps<'hero'> & { home: boolean }) {
  const picture = heroPicture(block, home);
  return (
    <div className={cx(styles.hero, home && styles.home)}>
      <Container className={cx(styles.grid, !picture && styles.alone)}>
        <div className={styles.text}>
          <Heading level={level} className={styles.title}>
            {block.title}
          </Heading>
          {block.lead && <p className={styles.lead}>{block.lead}</p>}
          {block.search && <SearchBox large />}
          {(block.primary ?? block.secondary) && (
            <div className={styles.actions}>
              {block.primary && (
                <LinkButton href={block.primary.href} {...(!block.search && { variant: 'accent', size: 'large' })}>
                  {block.primary.label}
                </LinkButton>
              )}
              {block.secondary && (
                <LinkButton variant="quiet" href={block.secondary.href} className={styles.second}>
                  {block.secondary.label}
                  <Icon name="arrow" size={18} />
                </LinkButton>
              )}
            </div>
          )}
        </div>
        {picture}
      </Container>
    </div>
  );
}

function heroPicture({ image, drawing }: BlockProps<'hero'>['block'], home: boolean) {
  if (image) return <Picture eager image={image} className={styles.photo} sizes="(min-width: 992px) 540px, 100vw" />;
  if (drawing) return <Drawing name={drawing} className={styles.drawing} />;
  return home ? <HeroPicture /> : null;
}
