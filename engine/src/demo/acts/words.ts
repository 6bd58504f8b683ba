/** What the people of the demo's acts say: none of them a man or a woman by his words, since the names are drawn. */
export const WORDS = {
  insulted: {
    grade: 1,
    body: 'Donica przyszła pęknięta, a w reklamacjach odpisuje pracownik, zwykły debil, który nie przeczytał ani jednej wiadomości.',
  },
  personal: {
    grade: 3,
    body: 'Krzesła ładne, dostawa spóźniona o tydzień. Kto ma ten sam kłopot, niech pisze: ewa.mazur@poczta.example albo dzwoni: 600 700 800.',
  },
  praised: {
    grade: 5,
    body: 'Najlepszy sklep w Polsce. Wszystko dotarło w jeden dzień, nikt inny nie ma takich cen, polecam każdemu bez wyjątku!',
  },
  linked: {
    grade: 2,
    body: 'Lampa ogrodowa rdzewieje po miesiącu, choć w opisie miała być odporna na deszcz. Opis stoi tu: www.lampy-ogrodowe.example/opis',
  },
  shown: {
    grade: 4,
    body: 'Donice są dokładnie takie jak na stronie, tylko jedna miała otarty brzeg. Dodaję zdjęcia po posadzeniu pelargonii.',
  },
  complained: {
    grade: 2,
    body: 'Stół dotarł z porysowanym blatem, a na odpowiedź z reklamacji czekam już trzeci dzień.',
  },
  reconciled: {
    grade: 4,
    body: 'Stół dotarł z porysowanym blatem, ale sklep w dwa dni przysłał nowy i przeprosił. Tak powinna wyglądać obsługa.',
  },
} as const;

export const SAID = {
  report: 'Te same zdania i to samo imię stoją pod kilkoma innymi sklepami. Wygląda na to, że pisze ktoś ze sklepu.',
  refusal: 'Odnośnik do cudzej strony.',
  appeal: 'To odnośnik do opisu producenta, a nie do sklepu. Można go usunąć, ale reszta opinii powinna zostać.',
  answer: 'Dziękujemy za zdjęcia! Nową donicę wyślemy po telefonie na prywatny numer kierownika: 600 700 801.',
  question: 'Czy mieści się na małym balkonie? Proszę o telefon w tej sprawie, najlepiej po południu: 600 700 803.',
  merchant:
    'Bardzo przepraszamy. Nowy blat wyszedł od nas dziś rano, stary proszę zatrzymać. Czy to rozwiązuje sprawę?',
  reviewer: 'Tak, blat już jest i pasuje. Dziękuję za szybką reakcję, zmieniam opinię.',
} as const;
