import { saveManager } from '../../engine/src/domains/managers/repo.ts';
import type { SignedInMerchant, TestApi } from '../../engine/src/http/testing.ts';

/** Who looks after the company, and a message to them. */
export async function aManager({ app }: TestApi, { browser, panel, company }: SignedInMerchant, name: string) {
  const email = `manager-${name}@staff.example`;
  await app.db.tx((tx) =>
    saveManager(tx, company.id, { name: 'Jan', email, phone: null, languages: ['en'] }, new Date()),
  );
  const body = `A message to the manager of ${name}.`;
  await browser.post(`${panel}/manager/messages`).send({ body }).expect(201);
  return { secrets: [email, body] };
}
