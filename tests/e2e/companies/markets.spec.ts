import { expect, test } from '@playwright/test';
import type { CompanyProfile } from '../../../engine/contracts/companies.ts';
import { profilePath } from '../../../site/src/lib/addresses/links.ts';
import { watchPage } from '../support/page-check.ts';
import { inOwnWords, linkIn, mailTo, person, run, writeReview } from '../support/people.ts';
import { registerOwner } from '../support/registration.ts';

const GERMANY = { name: 'Oak Germany', country: 'DE', website: 'de' };
const CZECHIA = { name: 'Oak Czechia', country: 'CZ', website: 'cz' };

test('an order of a market brings a review that the profile shows in it; a splitter draws, and its counts are public', async ({
  browser,
}) => {
  const { page: panel, merchant } = await registerOwner(browser, 'oak');
  const { slug } = merchant.company;
  const look = watchPage(panel);
  const main = panel.locator('main');

  await test.step('two markets are set up', async () => {
    await look.open('/en/panel/settings/markets');
    for (const { name, country, website } of [GERMANY, CZECHIA]) {
      await main.getByRole('button', { name: 'Add a market' }).click();
      await main.getByLabel('Name', { exact: true }).fill(name);
      await main.getByLabel('Country', { exact: true }).selectOption(country);
      await main.getByLabel('Website', { exact: true }).fill(`https://${slug}.example/${website}`);
      await main.getByRole('button', { name: 'Save the market' }).click();
      await expect(main.getByRole('heading', { name })).toBeVisible();
    }
    await look.expectComplete('en');
  });

  const configId = await merchant.configure();
  const order = async (who: string, more: object) => {
    const email = `${who}.${run}@customer.example`;
    const facts = { orderId: `M-${who}-${run}`, email, name: 'Anna Kowalska', language: 'en', basis: 'consent' };
    await merchant.post('/orders', { ...facts, configId, products: [], ...more });
    return mailTo(panel.request, email, /./);
  };

  const text = inOwnWords('The oak board came on time and smells of the forest.');
  const visitor = await person(browser);
  await test.step('a customer of one of them writes a review', async () => {
    await visitor.goto(linkIn(await order('greta', { market: 'de' }), /\/edit\/[^?]+\?grade=4/));
    await writeReview(visitor, text);
  });

  await test.step('the switch leads to the market’s rating and review, and to none in the other', async () => {
    const visit = watchPage(visitor);
    const markets = visitor.getByRole('navigation', { name: 'Choose a market' });
    await expect(async () => {
      await visit.open(profilePath('en', slug));
      await expect(visitor.getByText(text)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await markets.getByRole('link', { name: GERMANY.name }).click();
    await expect(visitor.getByRole('heading', { name: `Rating in ${GERMANY.name}` })).toBeVisible();
    await expect(visitor.getByText(text)).toBeVisible();
    await expect(visitor.getByText('Market: Oak Germany')).toBeVisible();
    await visit.expectComplete('en');
    await markets.getByRole('link', { name: CZECHIA.name }).click();
    await expect(visitor.getByRole('heading', { name: `Rating in ${CZECHIA.name}` })).toBeVisible();
    await expect(visitor.getByText(text)).toHaveCount(0);
    expect(await visitor.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`/${slug}$`));
  });

  await test.step('a splitter draws for the next customer, wherever chance sends them', async () => {
    await panel.goto('/en/panel/splitter');
    await main.getByRole('button', { name: 'Add a site' }).click();
    await main.getByLabel('Name of the site').fill('Portal');
    await main.getByLabel('Address of your page there').fill('https://www.portal.example/write');
    await main.getByLabel('Share in per cent').fill('90');
    await main.getByRole('button', { name: 'Save the shares' }).click();
    await expect(main.getByText(/^Saved\. It holds for invitations/)).toBeVisible();
    const link = linkIn(await order('hugo', {}), /\/invitation\/[^/]+\/(?:edit|elsewhere)\/[^/?]+/);
    const isElsewhere = link.includes('/elsewhere/');
    await visitor.goto(link);
    if (isElsewhere) {
      const go = visitor.getByRole('link', { name: 'Continue to portal.example' });
      await expect(go).toHaveAttribute('href', 'https://www.portal.example/write');
      await visitor.getByRole('link', { name: 'Write here instead' }).click();
    }
    await expect(visitor.getByLabel('Your review').or(visitor.getByRole('radio')).first()).toBeVisible();
    const drawn = async () => {
      const { splitter } = (await (await panel.request.get(`/api/v1/companies/${slug}`)).json()) as CompanyProfile;
      return [splitter?.sites[0]?.total, splitter?.here.total];
    };
    expect(await drawn()).toEqual(isElsewhere ? [1, 0] : [0, 1]);
    await expect(async () => {
      await visitor.goto(profilePath('en', slug));
      const card = visitor.getByRole('complementary').getByText(/^90% of the customers/);
      await expect(card).toHaveText(new RegExp(`in all: ${isElsewhere ? 1 : 0}$`), { timeout: 1_000 });
    }).toPass();
  });
  await Promise.all([panel.context().close(), visitor.context().close()]);
});
