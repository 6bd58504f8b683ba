import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { StaffPage } from '../admin/staff-page.tsx';
import { handlesMoney } from '../staff-api/roles.ts';
import { wordsOf } from '../words/admin-text.ts';
import { Partner } from './detail/partner.tsx';
import { Partners } from './partners.tsx';
import { Payouts } from './payouts.tsx';
import type { PartnerProps } from './props.ts';
import '../companies/companies.css';
import '../money/money.css';

function partnerPage(view: AdminViewServerProps, path: string, show: (props: PartnerProps) => ReactNode) {
  const { user, i18n } = view.initPageResult.req;
  const words = wordsOf('partners', i18n.language);
  return (
    <StaffPage view={view} path={path} className="money">
      {handlesMoney(user) ? (
        show({ words, language: i18n.language })
      ) : (
        <p role="alert">{words.errors.role_lacks_right}</p>
      )}
    </StaffPage>
  );
}

/** All partners, at `/admin/partners`: for administrators. */
export const PartnersView = (view: AdminViewServerProps) =>
  partnerPage(view, '/admin/partners', (props) => <Partners {...props} />);

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** One partner, at `/admin/partners/{partnerId}`. */
export function PartnerView(view: AdminViewServerProps) {
  const { segments } = view.params ?? {};
  const id = (Array.isArray(segments) ? segments.at(-1) : segments) ?? '';
  return partnerPage(view, `/admin/partners/${UUID.test(id) ? id : ''}`, (props) =>
    UUID.test(id) ? <Partner {...props} partnerId={id} /> : <p role="alert">{props.words.errors.not_found}</p>,
  );
}

/** Payouts of all partners, at `/admin/payouts`. */
export const PayoutsView = (view: AdminViewServerProps) =>
  partnerPage(view, '/admin/payouts', (props) => <Payouts {...props} />);
