import type { ReactNode } from 'react';
import type { StaffCompany } from '@app/contracts/staff/companies';
import type { Words } from '../../words/admin-text.ts';

interface Props {
  words: Words['companies'];
  language: string;
  company: StaffCompany;
}

/** What a company is, who works for it, and what it uses. */
export function CompanyFacts({ words, language, company }: Props) {
  const { facts, none } = words;
  const day = (instant: string | null) =>
    instant === null ? none : new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(instant));
  const count = (value: number) => new Intl.NumberFormat(language).format(value);
  const { subscription, usage } = company;
  const country = new Intl.DisplayNames([language], { type: 'region' }).of(company.country) ?? company.country;
  return (
    <div className="companies__columns">
      <Section title={words.sections.profile}>
        <Fact name={facts.profile}>
          <a href={`/opinie/${company.slug}`}>{company.slug}</a>
        </Fact>
        <Fact name={facts.kind}>{words.kinds[company.kind]}</Fact>
        <Fact name={facts.country}>{country}</Fact>
        <Fact name={facts.address}>{company.address ?? none}</Fact>
        <Fact name={facts.email}>{company.email ?? none}</Fact>
        <Fact name={facts.phone}>{company.phone ?? none}</Fact>
        <Fact name={facts.taxNumber}>{company.taxNumber ?? none}</Fact>
        <Fact name={facts.website}>
          {company.domain ? `${company.domain} (${words.website[company.websiteState]})` : none}
        </Fact>
        <Fact name={facts.registered}>{day(company.registeredAt)}</Fact>
        <Fact name={facts.vouched}>{day(company.vouchedAt)}</Fact>
        {company.sendingStoppedAt && <Fact name={facts.sendingStopped}>{day(company.sendingStoppedAt)}</Fact>}
      </Section>
      <Section title={words.sections.subscription}>
        <Fact name={facts.plan}>
          {words.plans[subscription.plan]}, {words.terms[subscription.term]}
        </Fact>
        <Fact name={facts.state}>{words.states[subscription.state]}</Fact>
        <Fact name={facts.periodEnd}>{day(subscription.periodEnd)}</Fact>
        <Fact name={facts.servedUntil}>{day(subscription.servedUntil)}</Fact>
        <Fact name={facts.cancelled}>{subscription.cancelled ? words.yes : words.no}</Fact>
        <Fact name={facts.monthlyInvitations}>
          {usage.monthlyInvitations === null ? words.unlimited : count(usage.monthlyInvitations)}
        </Fact>
        {usage.months.map(({ month, invitations }) => (
          <Fact
            key={month}
            name={new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
              new Date(`${month}-01T00:00:00Z`),
            )}
          >
            {count(invitations)}
          </Fact>
        ))}
        <Fact name={facts.textMessages}>{count(usage.textMessages)}</Fact>
        <Fact name={facts.reviews}>{count(usage.reviews)}</Fact>
      </Section>
      <section>
        <h2>{words.sections.team}</h2>
        {company.members.length === 0 && <p>{none}</p>}
        <ul className="companies__team">
          {company.members.map((member) => (
            <li key={member.userId}>
              <strong>{member.name}</strong> {words.roles[member.role]}
              <a href={`mailto:${member.email}`}>{member.email}</a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    <dl className="companies__facts">{children}</dl>
  </section>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
