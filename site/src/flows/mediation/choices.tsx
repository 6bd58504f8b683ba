import { useId } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, Icon, cx } from '../../ui/index.ts';
import type { IconName } from '../../ui/index.ts';
import * as flow from '../flow.module.css';
import * as styles from './mediation.module.css';

export type Choice = 'change' | 'publish' | 'delete';

const LOOKS = {
  change: { icon: 'edit', variant: 'secondary' },
  publish: { icon: 'check', variant: 'secondary' },
  delete: { icon: 'trash', variant: 'quiet' },
} as const satisfies Record<Choice, { icon: IconName; variant: 'secondary' | 'quiet' }>;

/** The author's options with their consequences. A review with a pending change cannot be published. */
export function Choices({ waits, onChoose }: { waits: boolean; onChoose(choice: Choice): void }) {
  const { t } = useT('mediation-system');
  const offered: Choice[] = waits ? ['change', 'delete'] : ['change', 'publish', 'delete'];
  return (
    <section aria-labelledby="choices-title">
      <h2 className={cx(flow.heading, styles.heading)} id="choices-title">
        {t('talk.choices.title')}
      </h2>
      <ul className={styles.choices}>
        {offered.map((choice) => (
          <ChoiceLine
            key={choice}
            choice={choice}
            onChoose={() => onChoose(choice)}
            text={t(`talk.choices.${choice}Text`)}
          >
            {t(`talk.choices.${choice}`)}
          </ChoiceLine>
        ))}
      </ul>
    </section>
  );
}

function ChoiceLine({
  choice,
  text,
  onChoose,
  children,
}: {
  choice: Choice;
  text: string;
  onChoose(): void;
  children: ReactNode;
}) {
  const id = useId();
  const { icon, variant } = LOOKS[choice];
  return (
    <li className={styles.choice}>
      <Button variant={variant} icon={<Icon name={icon} size={18} />} onClick={onChoose} aria-describedby={id}>
        {children}
      </Button>
      <p className={flow.note} id={id}>
        {text}
      </p>
    </li>
  );
}
