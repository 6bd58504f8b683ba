import type { WriteSurvey } from '@app/contracts/surveys';

/** What the demo's merchant, a garden shop, asks its customers. */
export const SURVEY: WriteSurvey = {
  kind: 'survey',
  defaultLanguage: 'pl',
  anonymous: true,
  title: {
    pl: 'Jak się u nas kupuje?',
    en: 'What is shopping with us like?',
    de: 'Wie kauft es sich bei uns ein?',
    ja: '当店でのお買い物はいかがでしたか',
  },
  intro: {
    pl: 'Pięć pytań o zakupy, dostawę i montaż. Odpowiedzi czyta kierowniczka sklepu.',
    en: 'Five questions about buying, delivery and assembly. The shop’s manager reads the answers herself.',
    de: 'Fünf Fragen zu Einkauf, Lieferung und Aufbau. Die Leiterin des Geschäfts liest die Antworten selbst.',
    ja: 'ご購入、配送、組み立てについて5つお伺いします。回答は店長が読ませていただきます。',
  },
  thanks: {
    pl: 'Dziękujemy! Dzięki Tobie wiemy, co poprawić przed nowym sezonem.',
    en: 'Thank you! Now we know what to improve before the new season.',
    de: 'Vielen Dank! Jetzt wissen wir, was wir vor der neuen Saison verbessern können.',
    ja: 'ありがとうございました。次のシーズンに向けた改善に役立てます。',
  },
  questions: [
    {
      ...{ id: 'packing', kind: 'scored', required: true, choices: [] },
      question: {
        pl: 'Jak przesyłka była zapakowana?',
        en: 'How well was the parcel packed?',
        de: 'Wie gut war das Paket verpackt?',
        ja: '梱包の状態はいかがでしたか',
      },
      scale: {
        ...{ from: 1, to: 5 },
        low: { pl: 'źle', en: 'badly', de: 'schlecht', ja: '悪かった' },
        high: { pl: 'bardzo dobrze', en: 'very well', de: 'sehr gut', ja: 'とても良かった' },
      },
    },
    {
      ...{ id: 'assembly', kind: 'closed', required: true, choices: [] },
      question: {
        pl: 'Czy instrukcja montażu była zrozumiała?',
        en: 'Were the assembly instructions easy to follow?',
        de: 'War die Aufbauanleitung verständlich?',
        ja: '組み立て説明書は分かりやすかったですか',
      },
    },
    {
      ...{ id: 'heard', kind: 'single_choice', required: false },
      question: {
        pl: 'Skąd wiesz o naszym sklepie?',
        en: 'How did you hear about our shop?',
        de: 'Wie sind Sie auf unser Geschäft aufmerksam geworden?',
        ja: '当店をどこでお知りになりましたか',
      },
      choices: [
        {
          id: 'search',
          words: { pl: 'z wyszukiwarki', en: 'a search engine', de: 'über eine Suchmaschine', ja: '検索' },
        },
        { id: 'friends', words: { pl: 'od znajomych', en: 'friends', de: 'von Bekannten', ja: '知人から' } },
        {
          id: 'social',
          words: { pl: 'z mediów społecznościowych', en: 'social media', de: 'aus sozialen Medien', ja: 'SNS' },
        },
        {
          id: 'reviews',
          words: {
            pl: 'z opinii w internecie',
            en: 'online reviews',
            de: 'durch Bewertungen im Internet',
            ja: 'ネットの口コミ',
          },
        },
      ],
    },
    {
      ...{ id: 'next', kind: 'multiple_choice', required: false },
      question: {
        pl: 'Co planujesz kupić w tym roku?',
        en: 'What do you plan to buy this year?',
        de: 'Was möchten Sie dieses Jahr noch kaufen?',
        ja: '今年購入を予定しているものは何ですか',
      },
      choices: [
        {
          id: 'furniture',
          words: { pl: 'meble ogrodowe', en: 'garden furniture', de: 'Gartenmöbel', ja: 'ガーデン家具' },
        },
        { id: 'pots', words: { pl: 'donice', en: 'pots', de: 'Pflanztöpfe', ja: '植木鉢' } },
        { id: 'lamps', words: { pl: 'oświetlenie', en: 'lighting', de: 'Beleuchtung', ja: '照明' } },
        { id: 'tools', words: { pl: 'narzędzia', en: 'tools', de: 'Werkzeug', ja: '園芸用具' } },
      ],
    },
    {
      ...{ id: 'better', kind: 'open', required: false, choices: [] },
      question: {
        pl: 'Co możemy zrobić lepiej?',
        en: 'What could we do better?',
        de: 'Was können wir besser machen?',
        ja: '改善してほしい点をお聞かせください',
      },
    },
  ],
};

export const NPS: WriteSurvey = {
  ...{ kind: 'nps', defaultLanguage: 'pl', anonymous: false, questions: [] },
  title: {
    pl: 'Jedno pytanie o nasz sklep',
    en: 'One question about our shop',
    de: 'Eine Frage zu unserem Geschäft',
    ja: '当店についてひとつだけ',
  },
  intro: {},
  thanks: {
    pl: 'Dziękujemy za szczerość!',
    en: 'Thank you for being frank!',
    de: 'Vielen Dank für deine Offenheit!',
    ja: '率直なご意見をありがとうございました。',
  },
};

/** What some of them would have done better. */
export const BETTER = [
  'Kurier mógłby dzwonić godzinę przed dostawą, a nie spod bramy.',
  'Więcej zdjęć mebli z boku i z tyłu, szczególnie łączeń.',
  'Śruby przydałoby się podpisać tak jak w instrukcji.',
  'Mniej folii w paczkach, papier by wystarczył.',
  'Chciałabym móc dokupić same poduszki do kompletu.',
  'Nic, wszystko dotarło na czas i w całości.',
  'Podajcie wagę donic, trudno ocenić, czy balkon je utrzyma.',
  'Przydałby się odbiór w sobotę.',
  'Instrukcja tylko w PDF? Na papierze byłoby wygodniej.',
  'Dłuższa gwarancja na lampy, skoro stoją cały rok na dworze.',
] as const;

/** Why some gave their number: detractors, passives, promoters. */
export const WHY = {
  low: [
    'Na wymianę pękniętej donicy czekam trzeci tydzień.',
    'Stół ładny, ale dostawę przekładano dwa razy.',
    'Lampa przestała świecić po pierwszym deszczu.',
  ],
  middle: [
    'Towar w porządku, dostawa mogłaby być szybsza.',
    'Dobre ceny, ale wybór kolorów niewielki.',
    'Wszystko się zgadzało, bez zachwytów.',
  ],
  high: [
    'Krzesła stoją trzeci sezon i wyglądają jak nowe.',
    'Zamówione w poniedziałek, w środę już w ogrodzie.',
    'Pani z obsługi doradziła mniejszy stół i miała rację.',
    'Solidne opakowanie, nic się nie porysowało.',
  ],
} as const;
