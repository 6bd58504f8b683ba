/**
 * Insults that mean a person and nothing else, in all languages, as beginnings of words: no dish, animal or thing has
 * them for a name, so they hold also in a text that names nobody (“Total idiots, avoid”).
 */
export const PERSON_INSULTS: readonly string[] = `
idiot ydiot idijot idióta imbecil imbécil imbecyl kretyn kretén kreten cretin crétin debil debiel débile moron
dupek dupki skurwysyn skurwiel sukinsyn matoł tępak przygłup półgłówek
dickhead asshole arsehole dumbass dipshit fuckwit wanker twat retard scumbag
arschloch arschlöch vollidiot vollpfosten trottel volltrottel depp vollhorst wichser hurensohn schwachkopf dummkopf
blbec blbci hlupák kokot čurák zmrd tupec
connard connasse enculé abruti débil crétine
gilipollas pendejo cabron cabrón subnormal hijoputa imbéciles
stronz coglion deficient testadicazzo
klootzak idioot sukkel mongool eikel randdebiel hufter
seggfej faszfej hülyegyerek baromarc
tâmpit dobitoc nesimțit prostănac cretini
глупак тъпак идиот кретен дебил имбецил
придурок придурк мудак мудил ублюдок ублюдк долбоеб дебіл кретин імбецил ідіот довбоб
salak aptal gerizekalı ahmak
idiootti idiootit ääliö paskiainen
ηλίθι μαλάκ βλάκ
idiotas debilas idiots debils loll
mudak mudaci budale glupan
idioter dumbom røvhul rasshøl rövhål
バカ野郎 馬鹿野郎
`
  .trim()
  .split(/\s+/);
