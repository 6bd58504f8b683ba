import type { Grade, Locale } from '@app/contracts/common';

/** Clickable phrases of the review form until the cms's dictionary is pulled for the first time. */
export const FALLBACK_HINTS: Partial<Record<Locale, Record<Grade, readonly string[]>>> = {
  pl: {
    5: [
      'Szybka dostawa.',
      'Starannie zapakowane.',
      'Bardzo miła obsługa.',
      'Wszystko zgodne z opisem.',
      'Na pewno wrócę.',
    ],
    4: ['Dobra jakość.', 'Miła obsługa.', 'Drobne opóźnienie, ale warto było poczekać.', 'Uczciwa cena.'],
    3: ['Jakość w porządku, obsługa mniej.', 'Dostawa dłuższa, niż zapowiadano.', 'Spodziewałem się więcej.'],
    2: ['Długi czas oczekiwania.', 'Trudny kontakt.', 'Jakość poniżej oczekiwań.'],
    1: ['Zamówienie nie dotarło.', 'Brak odpowiedzi na wiadomości.', 'Produkt inny niż na zdjęciach.'],
  },
  en: {
    5: ['Fast delivery.', 'Carefully packed.', 'Very friendly service.', 'Everything as described.', 'I will be back.'],
    4: ['Good quality.', 'Friendly service.', 'A small delay, but worth the wait.', 'A fair price.'],
    3: ['The quality is fine, the service less so.', 'Delivery took longer than promised.', 'I expected a bit more.'],
    2: ['A long wait.', 'Hard to reach.', 'Quality below expectations.'],
    1: ['The order never arrived.', 'My messages were not answered.', 'The product is not what the photos show.'],
  },
  de: {
    5: [
      'Schnelle Lieferung.',
      'Sorgfältig verpackt.',
      'Sehr freundlicher Service.',
      'Alles wie beschrieben.',
      'Ich komme gern wieder.',
    ],
    4: [
      'Gute Qualität.',
      'Freundlicher Service.',
      'Kleine Verzögerung, aber das Warten hat sich gelohnt.',
      'Fairer Preis.',
    ],
    3: [
      'Die Qualität stimmt, der Service weniger.',
      'Die Lieferung dauerte länger als angekündigt.',
      'Ich hatte etwas mehr erwartet.',
    ],
    2: ['Lange Wartezeit.', 'Schwer zu erreichen.', 'Qualität unter den Erwartungen.'],
    1: [
      'Die Bestellung kam nie an.',
      'Auf Nachrichten kam keine Antwort.',
      'Das Produkt sieht anders aus als auf den Fotos.',
    ],
  },
  cs: {
    5: ['Rychlé dodání.', 'Pečlivě zabaleno.', 'Velmi milá obsluha.', 'Vše podle popisu.', 'Určitě se vrátím.'],
    4: ['Dobrá kvalita.', 'Milá obsluha.', 'Malé zpoždění, ale vyplatilo se počkat.', 'Férová cena.'],
    3: ['Kvalita v pořádku, obsluha méně.', 'Dodání trvalo déle, než bylo slíbeno.', 'Čekal jsem trochu víc.'],
    2: ['Dlouhé čekání.', 'Obtížná komunikace.', 'Kvalita pod očekáváním.'],
    1: ['Objednávka nikdy nedorazila.', 'Na zprávy nikdo neodpověděl.', 'Zboží vypadá jinak než na fotografiích.'],
  },
};
