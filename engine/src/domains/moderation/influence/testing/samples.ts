import type { Locale } from '@app/contracts/common';

/** Messages as companies write them, none of which the word lists were written from. */
interface Samples {
  money: string[];
  pressure: string[];
  contact: string[];
  /** Refunds, replacements, questions about the order, information about the review. */
  harmless: string[];
}

export const SAMPLES: Record<Locale, Samples> = {
  en: {
    money: [
      'We would happily send you a £20 voucher once that one-star review has disappeared.',
      'Take the review down and the whole amount lands on your card tomorrow, 49 EUR.',
      'If you could see your way to giving us five stars, there is a nice discount waiting for you.',
      'You do not have to, but if you delete your review we pay you 100 EUR.',
    ],
    pressure: [
      'Remove your comment by Friday, otherwise our lawyers will be in touch with you.',
      'We know where you live, so think about it.',
      'Only when the review is gone will we look at your complaint.',
      'You will regret what you wrote about us.',
    ],
    contact: ['Please text us on WhatsApp so we can sort it out.', 'Could you call us back this afternoon?'],
    harmless: [
      'Could you send us the number of your order, please?',
      'We hope to earn five stars from you next time. Today we refund the delivery.',
      'We refund the price today, sorry for the trouble.',
      'May we send you another parcel? Please tell us your order number.',
      'You get the full amount back; you do not need to change your review for that.',
      'Our lawyer confirmed that the guarantee covers this, so we repair it free of charge.',
      'We read your review and changed our packaging. A replacement is on its way.',
      'You can edit or delete your review here whenever you like, that is your decision alone.',
    ],
  },
  pl: {
    money: [
      'Oddamy Pani całą kwotę, gdy tylko ta opinia zniknie ze strony.',
      'Mamy dla Pana bon na 100 zł, prosimy jedynie o podniesienie oceny.',
      'Proszę skasować komentarz, a przelejemy 50 zł na konto.',
    ],
    pressure: [
      'Jeśli do jutra nie usunie Pani opinii, skierujemy sprawę do sądu.',
      'Wiemy, gdzie Pan pracuje.',
      'Nasz prawnik już się Panem zajmie, radzimy usunąć wpis.',
    ],
    contact: ['Proszę do nas zadzwonić, wyjaśnimy wszystko.', 'Napisz do nas prywatnie na Messengerze.'],
    harmless: [
      'Proszę napisać, jaki to numer zamówienia.',
      'Dziękujemy za szczerą opinię. Kwotę zwrócimy do piątku.',
      'Przepraszamy, dziś zwracamy całą cenę.',
      'Wyślemy nowy kubek jeszcze w tym tygodniu. Proszę podać numer zamówienia.',
      'Pieniądze zwracamy niezależnie od tego, czy zmieni Pani opinię.',
      'Po Pani opinii zmieniliśmy kuriera i zwracamy koszt dostawy.',
      'Zepsuty telefon wymienimy na nowy bez dopłaty.',
    ],
  },
  de: {
    money: [
      'Nehmen Sie die Rezension zurück und wir überweisen Ihnen 30 Euro.',
      'Wir könnten Ihnen mit einem Gutschein entgegenkommen, sofern die schlechte Bewertung verschwindet.',
      'Machen Sie aus dem einen Stern fünf Sterne, dann erstatten wir den Kaufpreis.',
    ],
    pressure: [
      'Löschen Sie die Bewertung bis Montag, andernfalls übergeben wir die Sache unserem Anwalt.',
      'Das werden Sie noch bereuen.',
      'Ihr Arbeitgeber wird sicher gern informiert, was Sie hier schreiben.',
    ],
    contact: ['Rufen Sie uns bitte kurz an.', 'Schreiben Sie uns am besten privat per Mail.'],
    harmless: [
      'Schreiben Sie uns bitte die Nummer Ihrer Bestellung.',
      'Danke für Ihre ehrliche Bewertung. Das Geld geht heute zurück auf Ihr Konto.',
      'Es tut uns leid, wir erstatten Ihnen den Preis noch heute.',
      'Die Erstattung bekommen Sie, egal ob Sie Ihre Bewertung ändern.',
      'Nennen Sie uns bitte Ihre Bestellnummer, dann schicken wir Ersatz.',
      'Wir haben nach Ihrer Bewertung den Paketdienst gewechselt.',
      'Sie müssen Ihre Bewertung dafür nicht ändern, das Geld ist schon unterwegs.',
    ],
  },
  cs: {
    money: [
      'Za smazání té recenze Vám dáme slevu 500 Kč.',
      'Peníze dostanete zpět, až hodnocení upravíte na pět hvězd.',
    ],
    pressure: ['Pokud hodnocení do zítřka neodstraníte, podáme na Vás žalobu.', 'Víme, kde bydlíte.'],
    contact: ['Zavolejte nám prosím.', 'Napište nám raději soukromě na e-mail.'],
    harmless: [
      'Omlouváme se, částku Vám dnes vrátíme.',
      'Pošlete nám prosím číslo objednávky, zašleme nový hrnek.',
      'Peníze vracíme bez ohledu na to, zda recenzi změníte.',
    ],
  },
  sk: {
    money: [
      'Ak recenziu zmažete, dostanete od nás poukážku na 20 €.',
      'Zvýšte nám prosím hodnotenie a vrátime vám polovicu ceny.',
    ],
    pressure: ['Odstráňte to hodnotenie, inak sa stretneme na súde.', 'Budete to ľutovať.'],
    contact: ['Ozvite sa nám radšej telefonicky.', 'Zavolajte nám, dohodneme sa.'],
    harmless: [
      'Mrzí nás to, peniaze vám vrátime ešte dnes.',
      'Napíšte nám, prosím, číslo objednávky.',
      'Nemusíte preto meniť svoje hodnotenie, sumu vraciame v každom prípade.',
    ],
  },
  fr: {
    money: [
      'Si vous supprimez votre avis, nous vous remboursons 40 €.',
      'Un bon d’achat vous attend dès que la note sera remontée.',
    ],
    pressure: ['Retirez ce commentaire, sinon nous porterons plainte.', 'Nous savons où vous habitez.'],
    contact: ['Appelez-nous demain matin.', 'Écrivez-nous directement par mail.'],
    harmless: [
      'Envoyez-nous s’il vous plaît le numéro de votre commande.',
      'Merci pour votre avis sincère. La somme vous sera rendue vendredi.',
      'Nous vous remboursons aujourd’hui, avec toutes nos excuses.',
      'Pouvez-vous nous donner votre numéro de commande ?',
      'Le remboursement ne dépend pas de votre avis, vous n’êtes pas obligé de le modifier.',
    ],
  },
  es: {
    money: ['Le devolvemos el dinero si borra la reseña.', 'Ponga cinco estrellas y le regalamos una cena.'],
    pressure: ['Quite su comentario o nuestros abogados tomarán medidas.', 'Sabemos dónde vive usted.'],
    contact: ['Llámenos cuando pueda.', 'Escríbanos por privado.'],
    harmless: [
      'Envíenos por favor el número del pedido.',
      'Lo sentimos, hoy mismo le reembolsamos el importe.',
      'Indíquenos por favor el número de pedido y le enviamos otro.',
      'Le devolvemos el dinero, no hace falta que cambie su reseña.',
    ],
  },
  it: {
    money: [
      'Se cancella la recensione le facciamo un buono da 25 euro.',
      'Tolga il commento e riceverà il rimborso completo.',
    ],
    pressure: ['Elimini la recensione, altrimenti passeremo alle vie legali.', 'Sappiamo dove abita.'],
    contact: ['Ci chiami domani in negozio.', 'Ci scriva in privato.'],
    harmless: [
      'Ci mandi per favore il numero dell’ordine.',
      'Ci dispiace, oggi stesso la rimborsiamo.',
      'Ci indichi il numero d’ordine e spediamo un altro pezzo.',
      'Il rimborso arriva comunque, non deve modificare la recensione.',
    ],
  },
  nl: {
    money: [
      'Als u de recensie weghaalt, krijgt u een cadeaubon van 25 euro.',
      'Pas uw beoordeling aan naar vijf sterren en we storten het geld terug.',
    ],
    pressure: ['Verwijder uw review, anders schakelen wij onze advocaat in.', 'Wij weten waar u woont.'],
    contact: ['Belt u ons even?', 'Stuur ons liever een mailtje via WhatsApp.'],
    harmless: [
      'Het spijt ons, we betalen u vandaag terug.',
      'Mogen we uw ordernummer?',
      'U krijgt uw geld terug, ongeacht of u uw review aanpast.',
    ],
  },
  uk: {
    money: ['Видаліть відгук, і ми повернемо вам 500 грн.', 'Даруємо знижку, якщо зміните оцінку на п’ять зірок.'],
    pressure: ['Якщо не приберете відгук, ми подамо до суду.', 'Ми знаємо, де ви живете.'],
    contact: ['Зателефонуйте нам, будь ласка.', 'Напишіть нам у Viber.'],
    harmless: [
      'Вибачте, сьогодні повернемо кошти.',
      'Підкажіть, будь ласка, номер замовлення.',
      'Гроші повернемо незалежно від того, чи зміните ви відгук.',
    ],
  },
  ru: {
    money: [
      'Уберите отзыв, и мы переведём вам 1000 рублей.',
      'Дадим скидку, как только оценка станет пять звёзд и отзыв вы измените.',
    ],
    pressure: ['Если вы не удалите отзыв, мы подадим в суд.', 'Мы знаем, где вы живёте.'],
    contact: ['Позвоните нам, пожалуйста.', 'Напишите нам в личные сообщения.'],
    harmless: [
      'Напишите, пожалуйста, номер заказа.',
      'Спасибо за честный отзыв. Деньги вернём до пятницы.',
      'Извините, деньги вернём сегодня.',
      'Назовите, пожалуйста, номер заказа, отправим новую чашку.',
      'Вернём деньги независимо от того, измените ли вы отзыв.',
    ],
  },
  hu: {
    money: [
      'Ha törli az értékelést, visszautaljuk a vételárat.',
      'Egy 5000 Ft-os utalványt adunk, ha öt csillagra módosítja a véleményét.',
    ],
    pressure: ['Vegye le a kommentet, különben az ügyvédünkhöz fordulunk.', 'Tudjuk, hol lakik.'],
    contact: ['Kérjük, hívjon minket.', 'Írjon nekünk privát üzenetben.'],
    harmless: [
      'Elnézést kérünk, ma visszautaljuk a pénzt.',
      'Kérjük, adja meg a rendelésszámot.',
      'A pénzt akkor is visszakapja, ehhez nem kell módosítania az értékelést.',
    ],
  },
  ro: {
    money: [
      'Dacă ștergeți recenzia, vă returnăm banii.',
      'Modificați nota la cinci stele și primiți un voucher de 100 de lei.',
    ],
    pressure: ['Ștergeți recenzia, altfel vă dăm în judecată.', 'Știm unde locuiți.'],
    contact: ['Sunați-ne, vă rugăm.', 'Scrieți-ne în privat.'],
    harmless: [
      'Ne cerem scuze, vă returnăm banii astăzi.',
      'Ne puteți da numărul comenzii?',
      'Primiți banii indiferent dacă modificați recenzia.',
    ],
  },
  bg: {
    money: [
      'Ако изтриете отзива, ще Ви върнем парите.',
      'Ваучер за 50 лв за Вас, щом промените оценката на пет звезди.',
    ],
    pressure: ['Махнете коментара, иначе ще заведем дело.', 'Знаем къде живеете.'],
    contact: ['Обадете ни се, моля.', 'Пишете ни на лично във Viber.'],
    harmless: [
      'Извиняваме се, днес връщаме сумата.',
      'Моля, кажете ни номера на поръчката.',
      'Връщаме парите независимо дали ще промените отзива.',
    ],
  },
  hr: {
    money: ['Obrišite recenziju i vraćamo vam novac.'],
    pressure: ['Uklonite ocjenu, inače ćemo vas tužiti.'],
    contact: ['Nazovite nas, molimo.'],
    harmless: ['Žao nam je, danas vraćamo novac.', 'Molimo broj narudžbe.'],
  },
  bs: {
    money: ['Ako promijenite ocjenu, dobijate popust od 20 %.'],
    pressure: ['Vidimo se na sudu ako ne obrišete komentar.'],
    contact: ['Javite se na WhatsApp.'],
    harmless: ['Izvinite, šaljemo novu šolju bez naplate.'],
  },
  sr: {
    money: ['Izbrišite komentar i dobićete poklon vaučer.'],
    pressure: ['Znamo gde stanujete.'],
    contact: ['Pozovite nas na broj iz računa.'],
    harmless: ['Izvinjavamo se, novac vraćamo danas.'],
  },
  sl: {
    money: ['Če mnenje izbrišete, vam vrnemo denar.'],
    pressure: ['Umaknite oceno, sicer se vidimo na sodišču.'],
    contact: ['Pokličite nas, prosimo.'],
    harmless: ['Oprostite, danes vam vrnemo denar.', 'Prosimo za številko naročila.'],
  },
  da: {
    money: ['Slet anmeldelsen, så får du et gavekort på 200 kr.'],
    pressure: ['Fjern din kommentar, ellers hører du fra vores advokat.'],
    contact: ['Ring til os i morgen.'],
    harmless: ['Vi refunderer beløbet i dag, undskyld.', 'Hvad er dit ordrenummer?'],
  },
  no: {
    money: ['Hvis du sletter omtalen, får du pengene tilbake.'],
    pressure: ['Fjern vurderingen, ellers går vi til rettslige skritt.'],
    contact: ['Ring oss, er du snill.'],
    harmless: ['Beklager, vi refunderer i dag.', 'Kan du sende ordrenummeret?'],
  },
  sv: {
    money: ['Om du tar bort recensionen får du ett presentkort.'],
    pressure: ['Ta bort omdömet, annars polisanmäler vi dig.'],
    contact: ['Ring oss gärna.'],
    harmless: ['Förlåt, vi återbetalar i dag.', 'Du behöver inte ändra ditt omdöme, pengarna kommer ändå.'],
  },
  fi: {
    money: ['Jos poistatte arvostelun, saatte lahjakortin.'],
    pressure: ['Poistakaa arvio, muuten otamme yhteyttä asianajajaan.'],
    contact: ['Soittakaa meille.'],
    harmless: ['Olemme pahoillamme, palautamme rahat tänään.'],
  },
  et: {
    money: ['Kui kustutate arvustuse, saate raha tagasi.'],
    pressure: ['Eemaldage hinnang, muidu anname asja kohtusse.'],
    contact: ['Palun helistage meile.'],
    harmless: ['Vabandame, tagastame raha täna.'],
  },
  lt: {
    money: ['Jei ištrinsite atsiliepimą, grąžinsime pinigus.'],
    pressure: ['Pašalinkite įvertinimą, kitaip kreipsimės į teismą.'],
    contact: ['Prašome mums paskambinti arba paskambinkite vakare.'],
    harmless: ['Atsiprašome, šiandien grąžinsime pinigus.'],
  },
  lv: {
    money: ['Ja izdzēsīsiet atsauksmi, atmaksāsim naudu.'],
    pressure: ['Noņemiet vērtējumu, citādi vērsīsimies tiesā.'],
    contact: ['Lūdzu, piezvaniet mums.'],
    harmless: ['Atvainojamies, šodien atmaksāsim naudu.'],
  },
  el: {
    money: ['Αν διαγράψετε την κριτική, σας επιστρέφουμε τα χρήματα.'],
    pressure: ['Αφαιρέστε το σχόλιο, αλλιώς θα σας κάνουμε μήνυση.'],
    contact: ['Τηλεφωνήστε μας, παρακαλώ.'],
    harmless: ['Συγγνώμη, σας επιστρέφουμε τα χρήματα σήμερα.'],
  },
  tr: {
    money: ['Yorumunuzu silerseniz paranızı iade ederiz.'],
    pressure: ['Yorumu kaldırın, yoksa size dava açarız.'],
    contact: ['Lütfen bizi arayın.'],
    harmless: ['Özür dileriz, bugün iade yapıyoruz.', 'Sipariş numaranızı yazar mısınız?'],
  },
  pt: {
    money: ['Se apagar a avaliação, devolvemos o dinheiro.'],
    pressure: ['Retire o comentário, caso contrário vamos processá-lo.'],
    contact: ['Ligue para nós amanhã.'],
    harmless: ['Lamentamos, hoje devolvemos o valor.', 'Pode dizer-nos o número da encomenda?'],
  },
  vi: {
    money: ['Nếu bạn xóa đánh giá, chúng tôi sẽ hoàn tiền.'],
    pressure: ['Gỡ nhận xét đi, nếu không luật sư của chúng tôi sẽ kiện bạn.'],
    contact: ['Hãy nhắn tin riêng cho chúng tôi qua Zalo.'],
    harmless: ['Xin lỗi, hôm nay chúng tôi hoàn tiền.'],
  },
  ja: {
    money: [
      '口コミを消していただければ、3000円をお支払いします。',
      '星5に変更していただいた方には割引クーポンを差し上げます。',
    ],
    pressure: ['削除されない場合は法的措置を取ります。', 'ご自宅の住所はわかっています。'],
    contact: ['お電話くださいませ。'],
    harmless: [
      '申し訳ございません。本日返金いたします。',
      '注文番号を教えていただけますか。',
      '返金いたします。レビューを変更する必要はありません。',
    ],
  },
};
