import { useEffect, useId, useRef, useState } from 'react';
import { useT } from '../../lib/texts/i18n.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { drawMap, type MapPlace } from './draw-map.ts';
import { loadMapLibrary } from './load-library.ts';
import type { MapSettings } from './map-settings.ts';
import * as styles from './map.module.css';

interface CompanyMapProps {
  settings: MapSettings;
  places: readonly MapPlace[];
  /** What is on it. */
  label: string;
}

/**
 * A button that opens a map of companies. Nothing of it is loaded before: neither the library nor a picture of the
 * ground. The list or the address beside it says the same to those who cannot use it.
 */
export function CompanyMap({ settings, places, label }: CompanyMapProps) {
  const { t } = useT('category');
  const id = useId();
  const [open, setOpen] = useState(false);
  if (places.length === 0) return null;
  return (
    <div className={styles.wrap}>
      <Button
        variant="secondary"
        size="small"
        icon={<Icon name="place" size={18} />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t('category:map.button')}
      </Button>
      <div id={id}>{open && <OpenMap settings={settings} places={places} label={label} />}</div>
    </div>
  );
}

function OpenMap({ settings, places, label }: CompanyMapProps) {
  const { t } = useT('category');
  const container = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const zoomIn = t('category:map.zoomIn');
  const zoomOut = t('category:map.zoomOut');
  const close = t('category:map.close');
  useEffect(() => {
    let remove: (() => void) | undefined;
    let gone = false;
    const draw = async () => {
      const lib = await loadMapLibrary();
      if (gone || !container.current) return;
      remove = drawMap(lib, container.current, places, {
        settings,
        styles: { marker: styles.marker, about: styles.about, cluster: styles.cluster, list: styles.list },
        words: { label, zoomIn, zoomOut, close },
      });
    };
    draw().catch(() => setFailed(true));
    return () => {
      gone = true;
      remove?.();
    };
  }, [settings, places, label, zoomIn, zoomOut, close]);
  if (failed)
    return (
      <p className={styles.note} role="alert">
        {t('category:map.failed')}
      </p>
    );
  return (
    <>
      <div ref={container} className={styles.map} role="region" aria-label={label} />
      <p className={styles.attribution}>{settings.attribution}</p>
      {places.some(({ exact }) => !exact) && <p className={styles.note}>{t('category:map.note')}</p>}
    </>
  );
}
