import type { AdminViewServerProps } from 'payload';
import { StaffPage } from '../admin/staff-page.tsx';
import { blocksCompanies, extendsTrials, handlesMoney, seesCompanies, visitsPanels } from '../staff-api/roles.ts';
import { wordsOf } from '../words/admin-text.ts';
import { actWords } from './act-words.ts';
import { Companies } from './companies.tsx';
import { Company } from './detail/company.tsx';
import './companies.css';

/** The list of companies, at `/admin/companies`: for moderators, support and administrators. */
export function CompaniesView(view: AdminViewServerProps) {
  const { user, i18n } = view.initPageResult.req;
  const words = wordsOf('companies', i18n.language);
  return (
    <StaffPage view={view} path="/admin/companies" className="companies">
      {seesCompanies(user) ? (
        <Companies words={words} language={i18n.language} />
      ) : (
        <p role="alert">{words.errors.role_lacks_right}</p>
      )}
    </StaffPage>
  );
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** One company, at `/admin/companies/{companyId}`. */
export function CompanyView(view: AdminViewServerProps) {
  const { user, i18n } = view.initPageResult.req;
  const words = wordsOf('companies', i18n.language);
  const { segments } = view.params ?? {};
  const companyId = (Array.isArray(segments) ? segments.at(-1) : segments) ?? '';
  const path = `/admin/companies/${UUID.test(companyId) ? companyId : ''}`;
  if (!seesCompanies(user) || !UUID.test(companyId))
    return (
      <StaffPage view={view} path={path} className="companies">
        <p role="alert">{seesCompanies(user) ? words.errors.company_not_found : words.errors.role_lacks_right}</p>
      </StaffPage>
    );
  return (
    <StaffPage view={view} path={path} className="companies">
      <Company
        words={words}
        partnerWords={wordsOf('partners', i18n.language)}
        language={i18n.language}
        acts={actWords(i18n.language)}
        companyId={companyId}
        may={{
          block: blocksCompanies(user),
          extendTrial: extendsTrials(user),
          money: handlesMoney(user),
          visit: visitsPanels(user),
        }}
      />
    </StaffPage>
  );
}
