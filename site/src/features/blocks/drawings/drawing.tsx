import type { ComponentType } from 'react';
import type { Drawing as Name } from '../../../../../cms/src/export/types.ts';
import { cx } from '../../../ui/cx.ts';
import { Invitation, Languages, Mediation, People, Phone, Survey, Translation } from './people-drawings.tsx';
import { Badges, Chart, Hotel, Place, Protection, QrCode, Search, Shop, Widget } from './object-drawings.tsx';
import * as styles from './drawings.module.css';

const DRAWINGS: Record<Name, ComponentType> = {
  invitation: Invitation,
  mediation: Mediation,
  badges: Badges,
  widget: Widget,
  chart: Chart,
  languages: Languages,
  search: Search,
  shield: Protection,
  qrCode: QrCode,
  survey: Survey,
  phone: Phone,
  people: People,
  map: Place,
  shop: Shop,
  hotel: Hotel,
  translation: Translation,
};

/** An illustration in the colours of the theme. Decorative: it has no text. */
export function Drawing({ name, className }: { name: Name; className?: string }) {
  const Parts = DRAWINGS[name];
  return (
    <svg className={cx(styles.drawing, className)} viewBox="0 0 480 360" aria-hidden="true" focusable="false">
      <Parts />
    </svg>
  );
}
