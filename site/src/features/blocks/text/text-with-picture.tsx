import { cx } from '../../../ui/cx.ts';
import { Container } from '../../../ui/layout.tsx';
import { LinkButton } from '../../../ui/controls/button.tsx';
import { Heading, type BlockProps } from '../parts/band.tsx';
import { Drawing } from '../drawings/drawing.tsx';
import { Paragraphs } from '../parts/paragraphs.tsx';
import { Picture } from '../../../ui/picture.tsx';
import * as band from '../parts/band.module.css';
import * as styles from './text-with-picture.module.css';

export function TextWithPicture({ block, level, tinted }: BlockProps<'textWithPicture'>) {
  const { image, drawing, button } = block;
  return (
    <section className={cx(band.band, tinted && band.tinted)}>
      <Container className={cx(styles.grid, block.side === 'left' && styles.left)}>
        <div className={styles.text}>
          <Heading level={level}>{block.title}</Heading>
          <Paragraphs text={block.text} className={styles.words} />
          {button && (
            <div>
              <LinkButton variant="secondary" href={button.href}>
                {button.label}
              </LinkButton>
            </div>
          )}
        </div>
        {(image ?? drawing) && (
          <div className={styles.picture}>
            {image ? (
              <Picture image={image} className={styles.photo} sizes="(min-width: 992px) 560px, 100vw" />
            ) : (
              drawing && <Drawing name={drawing} className={styles.drawing} />
            )}
          </div>
        )}
      </Container>
    </section>
  );
}
