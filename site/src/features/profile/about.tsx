import type { CompanyProfile } from '@app/contracts/companies';
import type { ReviewedProductPage } from '@app/contracts/products';
import { useT } from '../../lib/texts/i18n.ts';
import type { OpenState } from '../../lib/opening-hours.ts';
import type { MapSettings } from '../map/map-settings.ts';
import { Experts } from './experts.tsx';
import { MarketFacts } from './markets/market-facts.tsx';
import type { ShownMarket } from './profile-data.ts';
import { Hours } from './hours.tsx';
import { OwnMap } from './own-map.tsx';
import { Products } from './products.tsx';
import { Description, Facilities, Languages, WhereToFind } from './own-facts.tsx';
import { Badges, DetailedRatings, MediationCounts } from './company-facts.tsx';
import { SplitterCard } from './splitter-card.tsx';
import { VerificationCard } from '../review-page/verification-card.tsx';
import * as page from '../review-page/review-page.module.css';

interface AboutProps {
  company: CompanyProfile;
  /** The one whose figures the page shows. */
  market?: ShownMarket | undefined;
  /** Country name from the server, because browsers differ. */
  country: string;
  map?: MapSettings | null | undefined;
  openState: OpenState | null;
  /** Names of the languages that it speaks, from the server as well. */
  languages: readonly string[];
  /** A page of products after the popular ones. */
  products?: ReviewedProductPage | null;
}

/** Sidebar: address, opening hours, products and other facts of the company. */
export function About({ company, market, country, map, openState, languages, products = null }: AboutProps) {
  const { t } = useT('profile');
  return (
    <aside className={page.aside} aria-label={t('about.label')}>
      {market && <MarketFacts market={market} />}
      <Description company={company} />
      <Experts experts={company.experts} />
      <DetailedRatings company={company} />
      <Badges company={company} />
      <MediationCounts company={company} />
      <WhereToFind company={company} country={country} />
      {map && <OwnMap company={company} settings={map} />}
      {openState && <Hours company={company} openState={openState} />}
      <Products company={company} further={products} />
      <Facilities facilities={company.facilities} />
      <Languages names={languages} />
      <SplitterCard company={company} />
      <VerificationCard text={t('how.text')} coverage={company.invitationCoverage} />
    </aside>
  );
}
