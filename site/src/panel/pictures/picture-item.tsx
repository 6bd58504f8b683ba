import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ALTERNATIVE_TEXT_MAX } from '@app/contracts/company/pictures';
import type { CompanyPicture } from '@app/contracts/company/pictures';
import { failureOf } from '../../lib/api/failure.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Field, Icon, TextInput, cx } from '../../ui/index.ts';
import { useFailureMessage } from '../load-failed.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import { picturesApi } from './pictures-api.ts';
import * as styles from './pictures.module.css';

interface PictureItemProps {
  picture: CompanyPicture;
  at: number;
  count: number;
  editable: boolean;
  /** It is being dragged. */
  dragged: boolean;
  onDragged(at: number | null): void;
  /** The dragged one is dropped here. */
  onDropped(): void;
  onMove(to: number): void;
  onRemove(): void;
}

/** A picture with its words, its place and its removal. */
export function PictureItem(props: PictureItemProps) {
  const { picture, at, count, editable, dragged, onDragged, onDropped, onMove, onRemove } = props;
  const { t } = useT('panel');
  const [over, setOver] = useState(false);
  const number = at + 1;
  const steps = [
    { name: 'earlier', to: at - 1, disabled: at === 0 },
    { name: 'later', to: at + 1, disabled: at === count - 1 },
  ] as const;
  return (
    <li
      className={cx(styles.picture, dragged && styles.dragged, over && !dragged && styles.target)}
      draggable={editable}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', picture.id);
        onDragged(at);
      }}
      onDragEnd={() => onDragged(null)}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        onDropped();
      }}
    >
      <img
        className={styles.image}
        src={picture.small}
        srcSet={`${picture.small} 320w, ${picture.medium} 960w`}
        sizes="240px"
        width={picture.width}
        height={picture.height}
        loading="lazy"
        draggable={false}
        alt={picture.alt || t('pictures.list.picture', { number })}
      />
      <div className={styles.tools}>
        {steps.map(({ name, to, disabled }) => (
          <button
            key={name}
            type="button"
            className={cx(styles.icon, name === 'earlier' && styles.earlier)}
            data-move={`${picture.id} ${name}`}
            disabled={!editable || disabled}
            aria-label={t(`pictures.list.${name}`, { number })}
            onClick={() => onMove(to)}
          >
            <Icon name="arrow" size={18} />
          </button>
        ))}
        <span className={styles.number}>{number}</span>
        <button
          type="button"
          className={styles.icon}
          disabled={!editable}
          aria-label={t('pictures.list.remove', { number })}
          onClick={onRemove}
        >
          <Icon name="trash" size={18} />
        </button>
      </div>
      <AlternativeText picture={picture} number={number} editable={editable} />
    </li>
  );
}

/** What the picture shows, saved when the field is left; what was typed stays when saving fails. */
function AlternativeText({
  picture,
  number,
  editable,
}: {
  picture: CompanyPicture;
  number: number;
  editable: boolean;
}) {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(picturesApi);
  const client = useQueryClient();
  const failureWords = useFailureMessage();
  const [typed, setTyped] = useState(picture.alt);
  const save = useMutation({
    mutationFn: (alt: string) => api.describePicture(picture.id, alt),
    onSuccess: () => client.invalidateQueries({ queryKey: ['pictures', company.id] }),
  });
  const error = save.error && (failureOf(save.error).errors[0]?.message ?? failureWords(save.error));
  return (
    <Field
      label={t('pictures.list.alt', { number })}
      hint={save.isSuccess ? t('pictures.list.altSaved') : t('pictures.list.altHint')}
      error={error ?? undefined}
    >
      <TextInput
        value={typed}
        maxLength={ALTERNATIVE_TEXT_MAX}
        readOnly={!editable}
        onChange={(event) => {
          save.reset();
          setTyped(event.target.value);
        }}
        onBlur={() => {
          if (typed.trim() !== picture.alt) save.mutate(typed.trim());
        }}
      />
    </Field>
  );
}
