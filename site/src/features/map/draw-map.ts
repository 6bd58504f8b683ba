import type * as MapLibre from 'maplibre-gl';
import { cx } from '../../ui/cx.ts';
import { clusters } from './clusters.ts';
import type { MapSettings } from './map-settings.ts';

/** A company on a map. */
export interface MapPlace {
  id: string;
  name: string;
  href: string;
  latitude: number;
  longitude: number;
  exact: boolean;
  /** Its rating, as it is written in the reader's language; null without one. */
  rating: string | null;
}

export interface MapLook {
  settings: MapSettings;
  /** Names of styles. */
  styles: Record<'marker' | 'about' | 'cluster' | 'list', string | undefined>;
  /** Of the map's own controls. */
  words: { label: string; zoomIn: string; zoomOut: string; close: string };
}

/** Markers nearer to each other than that, in pixels, are one. */
const MARKER_SIZE = 44;
const STREET = 15;
/** Places nearer than that, in degrees, cannot be told apart by a closer look: some 10 m. */
const SAME = 0.0001;

const isDark = (): boolean => document.documentElement.dataset['theme'] === 'dark';
/** Pictures of the ground are made for light pages: dimmed in the dark theme. */
const brightness = (): number => (isDark() ? 0.6 : 1);

function link({ name, href, rating }: MapPlace): HTMLAnchorElement {
  const element = document.createElement('a');
  element.href = href;
  element.textContent = rating === null ? name : `${name} · ${rating}`;
  return element;
}

/** Draws a map with its markers into an element. @throws where the browser has no WebGL. @returns what removes it. */
export function drawMap(
  lib: typeof MapLibre,
  container: HTMLElement,
  places: readonly MapPlace[],
  { settings, styles, words }: MapLook,
): () => void {
  const boundsOf = (of: readonly MapPlace[]) => {
    const bounds = new lib.LngLatBounds();
    for (const { longitude, latitude } of of) bounds.extend([longitude, latitude]);
    return bounds;
  };
  const map = new lib.Map({
    container,
    style: {
      version: 8,
      sources: { ground: { type: 'raster', tiles: [settings.tiles], tileSize: 256, maxzoom: 19 } },
      layers: [{ id: 'ground', type: 'raster', source: 'ground', paint: { 'raster-brightness-max': brightness() } }],
    },
    bounds: boundsOf(places),
    fitBoundsOptions: { padding: MARKER_SIZE, maxZoom: STREET },
    maxZoom: 19,
    // The page scrolls over it; buttons and two fingers zoom.
    scrollZoom: false,
    dragRotate: false,
    pitchWithRotate: false,
    // The attribution stands below, as text.
    attributionControl: false,
    locale: {
      'Map.Title': words.label,
      'NavigationControl.ZoomIn': words.zoomIn,
      'NavigationControl.ZoomOut': words.zoomOut,
      'Popup.Close': words.close,
    },
  });
  map.addControl(new lib.NavigationControl({ showCompass: false }));

  let markers: MapLibre.Marker[] = [];
  const single = (place: MapPlace): HTMLElement => {
    const element = link(place);
    element.className = cx(styles.marker, !place.exact && styles.about);
    element.setAttribute('aria-label', element.textContent);
    element.title = element.textContent;
    element.textContent = place.rating ?? '·';
    return element;
  };
  const several = (group: readonly MapPlace[]): HTMLElement => {
    const element = document.createElement('button');
    element.type = 'button';
    element.className = cx(styles.marker, styles.cluster);
    element.textContent = String(group.length);
    element.setAttribute('aria-label', group.map(({ name }) => name).join(', '));
    element.addEventListener('click', (event) => {
      event.stopPropagation();
      const bounds = boundsOf(group);
      const { lng: east, lat: north } = bounds.getNorthEast();
      const { lng: west, lat: south } = bounds.getSouthWest();
      if (east - west > SAME || north - south > SAME) {
        map.fitBounds(bounds, { padding: MARKER_SIZE, maxZoom: 19 });
        return;
      }
      const list = document.createElement('ul');
      list.className = styles.list ?? '';
      for (const place of group) list.appendChild(document.createElement('li')).append(link(place));
      new lib.Popup({ offset: MARKER_SIZE / 2 }).setLngLat(bounds.getCenter()).setDOMContent(list).addTo(map);
    });
    return element;
  };
  const mark = () => {
    for (const marker of markers) marker.remove();
    const groups = clusters(places, ({ longitude, latitude }) => map.project([longitude, latitude]), MARKER_SIZE);
    markers = groups.flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const element = group.length === 1 ? single(first) : several(group);
      return [new lib.Marker({ element }).setLngLat([first.longitude, first.latitude]).addTo(map)];
    });
  };
  mark();
  // Only the zoom changes what covers what.
  map.on('zoomend', mark);
  const themes = new MutationObserver(() => map.setPaintProperty('ground', 'raster-brightness-max', brightness()));
  themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    themes.disconnect();
    map.remove();
  };
}
