/** Public mail providers: an address at one of these domains does not prove its ownership. */
export const MAIL_HOSTS: ReadonlySet<string> = new Set(
  `
  gmail.com googlemail.com outlook.com outlook.de outlook.fr outlook.es outlook.it hotmail.com hotmail.co.uk hotmail.de
  hotmail.fr hotmail.it hotmail.es live.com live.co.uk live.fr live.nl live.de live.it msn.com windowslive.com
  yahoo.com yahoo.co.uk yahoo.de yahoo.fr yahoo.it yahoo.es yahoo.pl yahoo.ro yahoo.co.jp ymail.com rocketmail.com
  icloud.com me.com mac.com aol.com aol.de gmx.de gmx.net gmx.at gmx.ch gmx.com web.de t-online.de freenet.de arcor.de
  mail.de posteo.de mailbox.org 1und1.de online.de vodafone.de email.de firemail.de
  proton.me protonmail.com protonmail.ch pm.me tutanota.com tuta.io tuta.com fastmail.com hey.com zoho.com hushmail.com
  mail.com email.com usa.com
  wp.pl o2.pl onet.pl onet.eu op.pl vp.pl poczta.onet.pl poczta.onet.eu interia.pl interia.eu interia.com poczta.fm
  gazeta.pl tlen.pl go2.pl buziaczek.pl autograf.pl spoko.pl vip.onet.pl neostrada.pl home.pl
  seznam.cz email.cz post.cz centrum.cz volny.cz atlas.cz spoluzaci.cz tiscali.cz quick.cz
  azet.sk zoznam.sk centrum.sk post.sk pobox.sk atlas.sk inmail.sk
  freemail.hu citromail.hu indamail.hu vipmail.hu t-online.hu upcmail.hu
  abv.bg mail.bg dir.bg gbg.bg
  orange.fr wanadoo.fr free.fr laposte.net sfr.fr bbox.fr neuf.fr
  libero.it virgilio.it tiscali.it alice.it tin.it tim.it email.it poste.it pec.it
  telefonica.net terra.es movistar.es ono.com
  sapo.pt iol.pt netcabo.pt
  ziggo.nl kpnmail.nl planet.nl home.nl xs4all.nl hetnet.nl casema.nl
  telenet.be skynet.be proximus.be bluewin.ch hispeed.ch sunrise.ch aon.at chello.at a1.net
  telia.com bredband.net spray.se comhem.se online.no getmail.no tdcadsl.dk stofanet.dk mail.dk
  kolumbus.fi elisanet.fi suomi24.fi luukku.com pp.inet.fi
  mail.ru bk.ru inbox.ru list.ru internet.ru yandex.ru yandex.com ya.ru rambler.ru lenta.ru
  ukr.net i.ua meta.ua bigmir.net inbox.lv apollo.lv one.lt mail.ee hot.ee online.ee
  otenet.gr forthnet.gr net.hr inet.hr siol.net t-2.net
  mynet.com ttmail.com qq.com 163.com 126.com sina.com naver.com daum.net hanmail.net docomo.ne.jp ezweb.ne.jp
  softbank.ne.jp rediffmail.com btinternet.com sky.com virginmedia.com talktalk.net ntlworld.com blueyonder.co.uk
  comcast.net verizon.net att.net sbcglobal.net cox.net charter.net
  mailinator.com guerrillamail.com 10minutemail.com tempmail.com temp-mail.org yopmail.com trashmail.com
  `
    .trim()
    .split(/\s+/),
);
