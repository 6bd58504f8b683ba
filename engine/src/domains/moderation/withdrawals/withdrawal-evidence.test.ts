import type { Grade, Locale } from '@app/contracts/common';
import { supportsReason } from './withdrawal-evidence.ts';

const aText = (body: string, language: Locale = 'en', grade: Grade = 1, product = 'Green tea cup') => ({
  body,
  language,
  grade,
  product,
});

describe('the reason “not about the product”', () => {
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
  ])('the reason “not about the product” is supported by (%s): %s', (language, body) => {
    expect(supportsReason(aText(body, language), 'not_about_product')).toBe(true);
  });

  it.each<[Locale, string]>([
    ['en', 'The delivery was quick but the handle broke off.'],
    ['en', 'The courier was late and the colour is wrong.'],
    ['en', 'The courier brought a cup with a crack in it.'],
    ['en', 'It tastes of nothing at all.'],
    ['en', 'Late!'],
    ['en', 'The parcel had green tea in it that was two years old.'],
    ['de', 'Geliefert wurde eine andere Farbe.'],
    // Words that only begin like words of delivery.
    ['da', 'Leverpostejen er den bedste i byen.'],
    ['no', 'Budskapet i boka er viktig for alle.'],
    ['sv', 'Leverpastej som inte liknar något annat.'],
    ['fr', 'Le livre est long et sans intérêt.'],
    ['pl', 'Nie polecam nikomu tego zakupu.'],
  ])('the reason “not about the product” is not supported by (%s): %s', (language, body) => {
    expect(supportsReason(aText(body, language), 'not_about_product')).toBe(false);
  });
});

describe('the reason “item for a complaint”', () => {
  it.each<[Locale, string]>([
    ['en', 'It arrived damaged, I am waiting for the refund.'],
    ['en', 'It came broken and I have made a complaint.'],
    ['pl', 'Przyszedł uszkodzony, złożyłam reklamację.'],
    ['de', 'Kam defekt an, ich habe es zurückgeschickt.'],
    ['ja', '届いたら割れていたので返品しました。'],
  ])('the reason “item for a complaint” is supported by (%s): %s', (language, body) => {
    expect(supportsReason(aText(body, language), 'complaint_item')).toBe(true);
  });

  it.each<[string, Grade, string]>([
    ['a text without a complaint', 1, 'Worst purchase of my life, avoid this shop.'],
    ['a denial', 2, 'It was not damaged, I just do not like it.'],
    [
      'a complaint that also describes the product',
      1,
      'One button was defective, and the fabric is so thin that one sees through it.',
    ],
    ['a complaint with a high grade', 5, 'The first one was damaged, they sent another at once.'],
  ])('the reason “item for a complaint” is not supported by %s', (_, grade, body) => {
    expect(supportsReason(aText(body, 'en', grade), 'complaint_item')).toBe(false);
  });
});
