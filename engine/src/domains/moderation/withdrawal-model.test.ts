import type { Grade, Locale } from '@app/contracts/common';
import { isBorneOut } from './withdrawal-model.ts';

const judged = (body: string, language: Locale = 'en', grade: Grade = 1, product = 'Green tea cup') => ({
  body,
  language,
  grade,
  product,
});

describe('that a review is not about the product', () => {
  it.each<[Locale, string]>([
    ['en', 'The courier came two days late. Nobody told me when the parcel would arrive.'],
    ['en', 'Delivery took three weeks!'],
    ['pl', 'Kurier rzucił paczkę pod drzwi. Przesyłka szła dwa tygodnie.'],
    ['de', 'Der Paketbote hat nicht geklingelt. Die Lieferung kam eine Woche zu spät.'],
    ['fr', 'Le colis a mis trois semaines. Le livreur était très désagréable.'],
    ['sv', 'Leveransen tog tre veckor, paketet låg i regnet.'],
    ['da', 'Leveringen tog tre uger. Pakken lå ude i regnen.'],
    ['ja', '配送がとても遅かったです。荷物は玄関に投げられていました。'],
    ['el', 'Η παράδοση άργησε τρεις εβδομάδες.'],
    ['ru', 'Курьер опоздал на два дня. Доставка заняла месяц.'],
  ])('is borne out (%s): %s', (language, body) => {
    expect(isBorneOut('not_about_product', judged(body, language))).toBe(true);
  });

  it.each<[Locale, string]>([
    ['en', 'The delivery was quick but the handle broke off.'],
    ['en', 'The courier was late and the colour is wrong.'],
    ['en', 'The courier brought a cup with a crack in it.'],
    ['en', 'It tastes of nothing at all.'],
    ['en', 'Late!'],
    ['en', 'The parcel had green tea in it that was two years old.'],
    ['de', 'Geliefert wurde eine andere Farbe.'],
    // Words that only begin like those of a delivery.
    ['da', 'Leverpostejen er den bedste i byen.'],
    ['no', 'Budskapet i boka er viktig for alle.'],
    ['sv', 'Leverpastej som inte liknar något annat.'],
    ['fr', 'Le livre est long et sans intérêt.'],
    ['pl', 'Nie polecam nikomu tego zakupu.'],
  ])('is for a moderator (%s): %s', (language, body) => {
    expect(isBorneOut('not_about_product', judged(body, language))).toBe(false);
  });
});

describe('that a product is suitable for a complaint', () => {
  it.each<[Locale, string]>([
    ['en', 'It arrived damaged, I am waiting for the refund.'],
    ['en', 'It came broken and I have made a complaint.'],
    ['pl', 'Przyszedł uszkodzony, złożyłam reklamację.'],
    ['de', 'Kam defekt an, ich habe es zurückgeschickt.'],
    ['ja', '届いたら割れていたので返品しました。'],
  ])('is borne out (%s): %s', (language, body) => {
    expect(isBorneOut('complaint_item', judged(body, language))).toBe(true);
  });

  it.each<[string, Grade, string]>([
    ['nothing about a complaint', 1, 'Worst purchase of my life, avoid this shop.'],
    ['a denial', 2, 'It was not damaged, I just do not like it.'],
    [
      'what the product is like, too',
      1,
      'One button was defective, and the fabric is so thin that one sees through it.',
    ],
    ['a content author', 5, 'The first one was damaged, they sent another at once.'],
  ])('is for a moderator: %s', (_, grade, body) => {
    expect(isBorneOut('complaint_item', judged(body, 'en', grade))).toBe(false);
  });
});
