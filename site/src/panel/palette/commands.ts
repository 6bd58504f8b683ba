import type { IconName } from '../../ui/index.ts';
import { NAVIGATION } from '../navigation.ts';
import { PANEL_PATHS } from '../paths.ts';
import type { PanelPage } from '../paths.ts';

/** Something that the palette opens. */
export interface Command {
  to: string;
  label: string;
  icon: IconName;
}

/** Acts, by the key of their words: `panel:palette.acts.<act>`. */
export const ACTS = [
  ['answerNegative', 'reply', `${PANEL_PATHS.reviews}?state=published&answered=no&answer=none&grade=1%2C2%2C3`],
  ['inviteCustomer', 'send', `${PANEL_PATHS.invitations}?invite=1`],
  ['importOrders', 'upload', PANEL_PATHS.import],
  ['importReviews', 'download', PANEL_PATHS.reviewImports],
  ['createCode', 'window', PANEL_PATHS.entryCodes],
  ['createSurvey', 'edit', `${PANEL_PATHS.surveys}?edit=new`],
] as const satisfies readonly (readonly [string, IconName, string])[];

/** Pages in the order of the rail. */
export const PAGES_WITH_ICONS: readonly (readonly [PanelPage, IconName])[] = NAVIGATION.flatMap<
  readonly [PanelPage, IconName]
>(({ pages }) => [...pages]);

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/gi, 'l').toLowerCase();

/** Commands whose label contains every typed word, whatever its case and accents. */
export function matching<C extends { label: string }>(commands: readonly C[], typed: string): C[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return commands.filter(({ label }) => words.every((word) => fold(label).includes(word)));
}
