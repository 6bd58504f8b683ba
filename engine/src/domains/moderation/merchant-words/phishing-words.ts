import type { Locale } from '@app/contracts/common';

/** How a language speaks when it fishes for secrets, in the notation of `screening/matching/entry.ts`. */
export interface PhishingWords {
  /** “Enter, confirm, send”: what the reader shall do, also with an account that is said to be in danger. */
  ask: string[];
  /** What nobody is asked for by mail. */
  secret: string[];
  account: string[];
  /** What is said to have happened to it. */
  alarm: string[];
  /** “We never ask”, “do not share”. */
  never: string[];
}

const words = (ask: string, secret: string, account: string, alarm: string, never: string): PhishingWords => ({
  ask: ask.split(', '),
  secret: secret.split(', '),
  account: account.split(', '),
  alarm: alarm.split(', '),
  never: never.split(', '),
});

const BALKAN = words(
  'unesite, upišite, potvrdite, pošaljite, navedite, provjerite, proverite, ažurirajte, prijavite se, kliknite, ulogujte',
  'lozink*, zaporka, zaporku, šifr*, pin, pina, cvv, broj* kartice, podatke kartice, podatke o kartici, sms kod*, bankovn* podat*',
  'račun, računa, nalog, nalogu, kartica, kartice, kartica, profil, plaćanj*, paket',
  'blokiran*, suspendiran*, suspendovan*, zaključan*, ograničen*, obustavljen*, istekao, istekla, sumnjiv*, neovlašten*',
  'nikad, nikada, nemojte, ne dijelite, ne delite',
);

/** Every language of the interface. */
export const PHISHING_WORDS: Record<Locale, PhishingWords> = {
  en: words(
    'enter, confirm, verify, provide, send, give, type, submit, update, reply with, tell us, share, log in, login, sign in, click, validate, restore, unlock, fill in',
    'password*, passcode*, passphrase*, pin, pin code, cvv, cvc, card (number*|details|data), credit card, debit card, bank (details|login|account number), login (details|data), security (code|answer), verification code, sms code, one time (code|password), otp, social security number, seed phrase',
    '(your|the|customer|user|bank|paypal|online) account, your (card|payment|profile|parcel|package|wallet|access), account',
    'suspended, blocked, locked, limited, restricted, disabled, deactivated, frozen, on hold, expired, expires, compromised, unusual (activity|sign in|login), suspicious activity, unauthorized, unauthorised, will be closed, held at customs, could not be delivered',
    'never, do not share, don t share, not ask, do not send, don t send',
  ),
  pl: words(
    'podaj*, podać, wpisz*, wpisać, wprowadź*, wprowadzić, potwierdź*, potwierdzić, zweryfikuj*, zweryfikować, prześlij*, przesłać, wyślij*, zaloguj*, zalogować, kliknij*, kliknąć, zaktualizuj*, zaktualizować, odblokuj*, odpisz*, uzupełnij*',
    'hasł*, pin, pinu, kod pin, kodu pin, kod sms, kod blik, blik, cvv, cvc, numer* karty, dan* karty, dan* logowania, numer* konta bankowego, login* i, pesel*, kod* autoryzac*, kod* weryfikac*',
    'konto, konta, karta, karty, kartę, płatnoś*, dostęp, profil, paczk*, przesyłk*',
    'zablokowan*, zawieszon*, ograniczon*, wygas*, zamkni*, nieautoryzowan*, podejrzan*, nietypow*, wstrzyman*, zatrzyman*, zostanie usunięt*, blokad*',
    'nigdy, nie podawaj*, nie udostępnia*, nie prosimy, nie przesyłaj*',
  ),
  de: words(
    'geben, gib, eingeben, einzugeben, bestätigen, bestätige, verifizieren, senden, schicken, nennen, teilen, aktualisieren, einloggen, loggen, melden, anmelden, klicken, klicke, freischalten, entsperren, antworten, übermitteln, hinterlegen',
    'passwort*, kennwort*, pin, pin nummer, tan, tans, cvv, cvc, kartennummer*, kreditkarten*, kartendaten, bankdaten, zugangsdaten, anmeldedaten, logindaten, sicherheitscode*, bestätigungscode*, verifizierungscode*, kontodaten, sms code',
    '(ihr|ihres|ihrem|dein|das|deines|kunden) konto, konto, kundenkonto, ihre karte, karte, ihr zugang, ihr paket, ihre zahlung, ihre sendung',
    'gesperrt*, sperrung, blockiert*, eingeschränkt*, ausgesetzt, suspendiert*, deaktiviert*, abgelaufen*, läuft ab, verdächtig*, ungewöhnlich*, unbefugt*, geschlossen, eingefroren, zurückgehalten',
    'niemals, nie, (geben|teilen|senden) sie .. (nicht|keine|niemals), fragen .. nicht, nicht nach',
  ),
  cs: words(
    'zadejte, zadat, potvrďte, potvrdit, ověřte, ověřit, pošlete, poslat, uveďte, vyplňte, aktualizujte, přihlaste, přihlásit, klikněte, odblokujte, sdělte',
    'heslo, hesla, hesel, pin, pinu, pin kód, cvv, cvc, číslo karty, čísla karty, údaje karty, údaje o kartě, přihlašovací údaje, sms kód, ověřovací kód, bankovní údaje, rodné číslo',
    'účet, účtu, karta, karty, kartu, platba, platbu, zásilka, zásilku, přístup',
    'zablokován*, pozastaven*, omezen*, uzamčen*, zrušen*, vypršel*, podezřel*, neobvykl*, neoprávněn*, zadržen*',
    'nikdy, nesdělujte, neposílejte, nezadávejte',
  ),
  sk: words(
    'zadajte, zadať, potvrďte, potvrdiť, overte, overiť, pošlite, poslať, uveďte, vyplňte, aktualizujte, prihláste, prihlásiť, kliknite, odblokujte, oznámte',
    'heslo, hesla, hesiel, pin, pinu, pin kód, cvv, cvc, číslo karty, čísla karty, údaje karty, údaje o karte, prihlasovacie údaje, sms kód, overovací kód, bankové údaje, rodné číslo',
    'účet, účtu, karta, karty, kartu, platba, platbu, zásielka, zásielku, prístup',
    'zablokovan*, pozastaven*, obmedzen*, uzamknut*, zrušen*, vypršal*, podozriv*, neobvykl*, neoprávnen*, zadržan*',
    'nikdy, neoznamujte, neposielajte, nezadávajte',
  ),
  fr: words(
    'saisissez, saisir, confirmez, confirmer, vérifiez, vérifier, envoyez, donnez, indiquez, communiquez, renseignez, mettez à jour, connectez, cliquez, validez, débloquez, répondez',
    'mot de passe, mots de passe, code pin, pin, cvv, cryptogramme, numéro de carte, numéro de votre carte, carte bancaire, carte bleue, identifiants, code de sécurité, code sms, code de vérification, coordonnées bancaires, rib',
    '(votre|le) compte, compte, votre carte, votre paiement, votre accès, votre colis',
    'suspendu*, bloqué*, limité*, restreint*, désactivé*, expiré*, expire, inhabituel*, suspect*, non autorisé*, fermé, retenu*',
    'jamais, ne communiquez, ne donnez, ne partagez',
  ),
  es: words(
    'introduzca, introduce, ingrese, ingresa, confirme, confirma, verifique, verifica, envíe, envía, facilite, indique, indíquenos, actualice, actualiza, inicie sesión, inicia sesión, haga clic, haz clic, desbloquee, responda con, valide',
    'contraseña*, pin, cvv, cvc, número* de tarjeta, número de su tarjeta, datos de (su)? tarjeta, datos bancarios, claves, clave, código de seguridad, código sms, código de verificación, credenciales',
    '(su|tu|la) cuenta, cuenta, su tarjeta, tu tarjeta, su pago, su acceso, su paquete',
    'suspendid*, bloquead*, limitad*, restringid*, desactivad*, caducad*, caduca, expirad*, inusual*, sospechos*, no autorizad*, cerrada, retenid*',
    'nunca, jamás, no comparta, no facilite',
  ),
  it: words(
    'inserisca, inserisci, inserire, confermi, conferma, confermare, verifichi, verifica, verificare, invii, invia, fornisca, fornisci, comunichi, comunica, aggiorni, aggiorna, acceda, accedi, clicchi, clicca, sblocchi, sblocca, risponda con',
    'password, pin, codice pin, cvv, cvc, numero di carta, numero della (sua)? carta, dati della carta, dati bancari, credenziali, codice di sicurezza, codice sms, codice di verifica, codice otp',
    '(il suo|il tuo|suo|tuo|il) (conto|account|profilo|accesso|pacco), account, conto, la sua carta, la tua carta, carta',
    'sospes*, bloccat*, limitat*, disattivat*, scadut*, scade, insolit*, sospett*, non autorizzat*, chius*, trattenut*',
    'mai, non comunichi, non condivida, non comunicare',
  ),
  nl: words(
    'vul, voer, bevestig, verifieer, stuur, geef, deel, werk, log, klik, valideer, controleer, ontgrendel, beantwoord',
    'wachtwoord*, pincode*, pin, cvv, cvc, kaartnummer*, creditcard*, kaartgegevens, bankgegevens, inloggegevens, beveiligingscode*, verificatiecode*, sms code',
    '(uw|je) (account|rekening|kaart|pas|betaling|pakket|toegang), account, rekening',
    'geblokkeerd*, opgeschort*, beperkt*, vergrendeld*, verlopen*, verloopt, gedeactiveerd*, verdacht*, ongebruikelijk*, ongeautoriseerd*, gesloten, vastgehouden',
    'nooit, niet delen, deel .. niet, geef .. nooit',
  ),
  uk: words(
    'введіть, вкажіть, підтвердьте, підтвердіть, перевірте, надішліть, повідомте, оновіть, увійдіть, натисніть, розблокуйте',
    'пароль*, парол*, пін, пін код*, pin, cvv, номер картки, номер вашої картки, дан* картки, реквізит*, код із смс, смс код, код підтвердження, логін',
    'обліковий запис, облікового запису, акаунт*, рахунок, рахунку, картк*, платіж, посилк*',
    'заблоковано, заблокован*, призупинен*, обмежен*, закрит*, підозріл*, незвичн*, несанкціонован*, закінчи*, затриман*',
    'ніколи, не повідомляйте, не надсилайте',
  ),
  ru: words(
    'введите, укажите, подтвердите, проверьте, пришлите, отправьте, сообщите, обновите, войдите, нажмите, разблокируйте',
    'пароль*, парол*, пин, пин код*, pin, cvv, номер карты, номер вашей карты, данн* карты, реквизит*, код из смс, смс код, код подтверждения, логин',
    'аккаунт*, учетная запись, учётная запись, счет, счёт, счета, карта, карту, карты, платеж, платёж, посылк*',
    'заблокирован*, приостановлен*, ограничен*, закрыт*, подозрительн*, необычн*, несанкционирован*, истек*, истёк*, задержан*',
    'никогда, не сообщайте, не отправляйте',
  ),
  bg: words(
    'въведете, потвърдете, проверете, изпратете, посочете, предоставете, актуализирайте, влезте, кликнете, натиснете, отблокирайте',
    'парол*, пин, пин код*, pin, cvv, номер* на карт*, данн* на карт*, данн* за вход, код от sms, sms код, код за потвърждение, банков* данн*, егн',
    'акаунт*, профил*, сметка*, карта*, картата, плащане*, пратка*',
    'блокиран*, спрян*, ограничен*, заключен*, изтек*, изтича, подозрителн*, необичайн*, неоторизиран*, задържан*',
    'никога, не споделяйте, не изпращайте',
  ),
  hu: words(
    'adja meg, add meg, írja be, írd be, erősítse meg, erősítsd meg, ellenőrizze, küldje, küldd, frissítse, jelentkezzen be, kattintson, oldja fel, hitelesítse',
    'jelszav*, jelszó*, pin, pin kód*, cvv, cvc, kártyaszám*, kártyaadat*, bankkártya adat*, bankkártyája adat*, belépési adat*, biztonsági kód*, sms kód*, ellenőrző kód*',
    'fiók*, számlá*, kártyá*, kártya, fizetés*, csomag*',
    'zárolt*, zároltuk, felfüggeszt*, letilt*, korlátoz*, lejárt*, lejár, gyanús*, szokatlan*, jogosulatlan*, visszatart*',
    'soha, sosem, ne adja, ne ossza',
  ),
  ro: words(
    'introduceți, introdu, confirmați, confirmă, verificați, verifică, trimiteți, trimite, furnizați, comunicați, actualizați, conectați, autentificați, accesați, deblocați, răspundeți cu',
    'parol*, pin, cod pin, codul pin, cvv, cvc, numărul cardului, numărul de card, datele cardului, date bancare, datele bancare, codul sms, cod de verificare, codul de verificare, cnp',
    'contul, cont, contului, cardul, plata, coletul, accesul',
    'suspendat*, blocat*, limitat*, restricționat*, dezactivat*, expirat*, expiră, suspect*, neobișnuit*, neautorizat*, închis, reținut*',
    'niciodată, nu comunicați, nu trimiteți',
  ),
  pt: words(
    'introduza, insira, confirme, verifique, envie, indique, forneça, atualize, inicie sessão, clique, desbloqueie, valide',
    'palavra passe, palavras passe, senha*, pin, cvv, cvc, número do cartão, número do seu cartão, dados do cartão, dados bancários, código de segurança, código sms, código de verificação, credenciais',
    '(a sua|sua|a) conta, conta, o seu cartão, cartão, o seu pagamento, a sua encomenda',
    'suspens*, bloquead*, limitad*, desativad*, expirad*, expira, invulgar*, suspeit*, não autorizad*, encerrada, retid*',
    'nunca, não partilhe, não forneça',
  ),
  hr: BALKAN,
  bs: BALKAN,
  sr: BALKAN,
  sl: words(
    'vnesite, vpišite, potrdite, pošljite, navedite, preverite, posodobite, prijavite se, kliknite, odklenite',
    'gesl*, pin, pin kod*, cvv, številk* kartice, podatk* kartice, podatke o kartici, sms kod*, bančne podatke, varnostn* kod*',
    'račun, računa, kartica, kartice, kartico, profil, plačil*, paket',
    'blokiran*, zaklenjen*, omejen*, začasno ustavljen*, potekel, potekla, sumljiv*, nepooblaščen*, zadržan*',
    'nikoli, ne delite, ne pošiljajte',
  ),
  da: words(
    'indtast, bekræft, verificer, send, oplys, opdater, log ind, log på, klik, godkend, giv os',
    'adgangskode*, kodeord*, password*, pinkode*, pin, cvv, kortnummer*, kortoplysninger, kortoplysningerne, bankoplysninger, sikkerhedskode*, nemid, mitid, sms kode*, engangskode*',
    '(din|jeres) konto, konto, kontoen, dit kort, din betaling, din pakke, din adgang',
    'spærret*, suspenderet*, låst*, begrænset*, deaktiveret*, udløbet*, udløber, mistænkelig*, usædvanlig*, uautoriseret*, lukket, tilbageholdt*',
    'aldrig, del ikke, send ikke',
  ),
  no: words(
    'skriv inn, tast inn, bekreft, verifiser, send, oppgi, oppdater, logg inn, klikk, godkjenn, gi oss',
    'passord*, pinkode*, pin kode*, pin, cvv, kortnummer*, kortopplysninger, kortinformasjon*, bankopplysninger, sikkerhetskode*, bankid, sms kode*, engangskode*',
    '(din|kontoen) konto, konto, kontoen, kortet ditt, betalingen din, pakken din, tilgangen din',
    'sperret*, suspendert*, låst*, begrenset*, deaktivert*, utløpt*, utløper, mistenkelig*, uvanlig*, uautorisert*, stengt, holdt tilbake',
    'aldri, ikke del, ikke send',
  ),
  sv: words(
    'ange, bekräfta, verifiera, skicka, uppge, uppdatera, logga in, klicka, godkänn, fyll i, ge oss',
    'lösenord*, pinkod*, pin kod*, pin, cvv, kortnummer*, kortuppgifter*, bankuppgifter*, säkerhetskod*, bankid, sms kod*, engångskod*, inloggningsuppgifter*',
    '(ditt|kontot) konto, konto, kontot, ditt kort, din betalning, ditt paket, din åtkomst',
    'spärrat*, spärrats, avstängt*, låst*, begränsat*, inaktiverat*, utgått*, går ut, misstänkt*, ovanlig*, obehörig*, stängt, hålls kvar',
    'aldrig, dela inte, skicka inte',
  ),
  fi: words(
    'syötä*, anna, antakaa, vahvista*, tarkista*, lähetä*, ilmoita*, päivitä*, kirjaudu*, klikkaa*, napsauta*',
    'salasana*, pin, pin koodi*, tunnusluku*, tunnusluvu*, cvv, korttinumero*, kortin numero*, korttitieto*, pankkitunnu*, pankkitieto*, turvakoodi*, tekstiviestikoodi*, vahvistuskoodi*',
    'tili, tilisi, tilinne, tiliäsi, korttisi, korttinne, maksusi, pakettisi',
    'suljettu*, lukittu*, jäädytet*, rajoitet*, vanhentun*, vanhenee, epäilyttäv*, epätavalli*, luvato*, pidätet*, estetty*',
    'koskaan, älä jaa, älä anna, älkää',
  ),
  et: words(
    'sisesta*, kinnita*, kontrolli*, saatke, saada, edasta*, uuenda*, logige, logi sisse, klõpsa*, avaldage',
    'parool*, pin, pin kood*, cvv, kaardi number, kaardi numb*, kaardinumb*, kaardiandme*, pangaandme*, turvakood*, sms kood*, kinnituskood*',
    'konto, kontot, teie konto, kaart, teie kaart, makse, pakk',
    'blokeeritud, suletud, lukustatud, piiratud, peatatud, aegunud, aegub, kahtla*, ebatavali*, volitamata, kinni peetud',
    'kunagi, ärge jagage, ärge saatke',
  ),
  lt: words(
    'įveskite, patvirtinkite, patikrinkite, atsiųskite, siųskite, nurodykite, pateikite, atnaujinkite, prisijunkite, spustelėkite, paspauskite',
    'slaptažod*, pin, pin kod*, cvv, kortelės numer*, kortelės duomen*, banko duomen*, saugos kod*, sms kod*, patvirtinimo kod*',
    'paskyra, paskyros, paskyrą, sąskaita, kortelė, mokėjim*, siunta',
    'užblokuot*, sustabdyt*, apribot*, užrakint*, pasibaig*, baigiasi, įtartin*, neįprast*, neteisėt*, sulaikyt*',
    'niekada, nesidalykite, nesiųskite',
  ),
  lv: words(
    'ievadiet, apstipriniet, pārbaudiet, nosūtiet, norādiet, sniedziet, atjauniniet, piesakieties, noklikšķiniet, atbloķējiet',
    'parol*, pin, pin kod*, cvv, kartes numur*, kartes dat*, bankas dat*, drošības kod*, īsziņas kod*, sms kod*, apstiprinājuma kod*',
    'konts, kontu, konta, karte, kartes, maksājum*, sūtījum*',
    'bloķēt*, apturēt*, ierobežot*, slēgt*, beidzies, beidzas, aizdomīg*, neparast*, neatļaut*, aizturēt*',
    'nekad, nekopīgojiet, nesūtiet',
  ),
  el: words(
    'εισάγετε, εισαγάγετε, πληκτρολογήστε, επιβεβαιώστε, επαληθεύστε, στείλτε, δώστε, ενημερώστε, συνδεθείτε, κάντε κλικ, πατήστε',
    'κωδικό πρόσβασης, κωδικός πρόσβασης, κωδικούς, κωδικό σας, κωδικό pin, pin, cvv, αριθμό κάρτας, αριθμό της κάρτας, στοιχεία κάρτας, στοιχεία της κάρτας, τραπεζικά στοιχεία, κωδικό sms, κωδικό επαλήθευσης',
    'λογαριασμός, λογαριασμό, λογαριασμού, κάρτα, πληρωμή, δέμα',
    'ανασταλ*, ανεστάλη, αποκλει*, μπλοκαρ*, κλειδω*, περιορι*, έληξε, λήγει, ύποπτ*, ασυνήθιστ*, μη εξουσιοδοτημέν*, παρακρατ*',
    'ποτέ, μην κοινοποιείτε, μη στέλνετε',
  ),
  tr: words(
    'girin, giriniz, onaylayın, doğrulayın, gönderin, bildirin, yazın, güncelleyin, giriş yapın, tıklayın, açın',
    'şifre*, parola*, pin, pin kodu*, cvv, kart numara*, kart bilgi*, banka bilgi*, güvenlik kodu*, sms kodu*, doğrulama kodu*',
    'hesap, hesabınız*, kartınız*, ödemeniz*, kargonuz*',
    'askıya alın*, bloke*, kilitlen*, kısıtlan*, kapatıl*, süresi dol*, şüpheli*, olağandışı*, yetkisiz*, bekletil*, donduruld*',
    'asla, paylaşmayın, göndermeyin',
  ),
  vi: words(
    'nhập, xác nhận, xác minh, gửi, cung cấp, cập nhật, đăng nhập, nhấp, bấm',
    'mật khẩu, mã pin, pin, cvv, số thẻ, thông tin thẻ, thông tin ngân hàng, mã otp, otp, mã xác minh, mã xác thực',
    'tài khoản, thẻ của bạn, thanh toán, bưu kiện',
    'bị khóa, bị khoá, tạm khóa, đình chỉ, hạn chế, hết hạn, đáng ngờ, bất thường, trái phép, bị giữ',
    'không bao giờ, đừng chia sẻ, không chia sẻ',
  ),
  ja: words(
    '入力して, ご入力, 入力くだ, 確認くだ, ご確認, 確認して, 認証して, 送信して, お送りくだ, お知らせくだ, 教えてくだ, 更新して, ログインして, ログインくだ, クリックして, 返信して',
    'パスワード, 暗証番号, 認証コード, セキュリティコード, カード番号, クレジットカード情報, カード情報, 口座番号, ワンタイムパスワード, ログイン情報, pin番号',
    'アカウント, お客様の口座, お客様のカード, お支払い, お荷物',
    '停止されました, 停止され, 停止しました, 凍結, ロックされ, 制限され, 利用制限, 有効期限が切れ, 不審な, 不正な, 不正アクセス, 無効になり',
    '決して, 絶対に, お聞きすることはありません, 教えないで',
  ),
};
