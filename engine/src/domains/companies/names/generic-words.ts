const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Legal forms in company names, without dots. */
export const LEGAL_FORMS = words(`
  gmbh ag kg ohg ug se ek mbh spzoo zoo sp z oo sa sj sk spk spj sro sr spol as ks vos kft zrt nyrt bt srl spa snc sas
  sarl eurl sl slu ltd limited llc inc corp plc llp co bv nv vof ab oy oyj as aps is hf ou uab doo dd ead eood ood ad
  kk yk tov tzov too ooo zao oao pao
`);

/** Words that do not distinguish a name from a protected one. */
export const GENERIC_WORDS = words(`
  security support service services help helpdesk online official team account accounts billing payments payment
  customer care center centre contact info group international europe eu global store shop web website
  app notification notifications verify verification update alert alerts department
  sicherheit kundenservice kundendienst hilfe konto zahlung zahlungen offiziell
  bezpieczenstwo wsparcie pomoc obsluga klienta oficjalny oficjalna sklep konto platnosci
  bezpecnost podpora pomoc obchod ucet oficialni oficialny zakaznicky servis
  biztonsag ugyfelszolgalat segitseg bolt fiok hivatalos
  securitate suport asistenta magazin cont oficial
  securite assistance boutique officiel compte seguridad soporte ayuda tienda oficial cuenta
  sicurezza assistenza negozio ufficiale conto beveiliging klantenservice winkel officieel
  polska poland deutschland germany austria cesko slovensko magyarorszag romania bulgaria france espana italia uk
`);
