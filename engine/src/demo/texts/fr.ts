import type { TextStock } from './stock.ts';

// prettier-ignore
export const fr: TextStock = {
  names: {
    female: ['Marie', 'Camille', 'Sophie', 'Nathalie', 'Isabelle', 'Julie', 'Céline', 'Émilie', 'Sandrine', 'Aurélie', 'Léa', 'Manon', 'Valérie', 'Chantal', 'Sylvie', 'Élodie', 'Laure', 'Inès', 'Nadia', 'Pauline'],
    male: ['Nicolas', 'Julien', 'Thomas', 'Pierre', 'Philippe', 'Alexandre', 'Sébastien', 'Guillaume', 'Antoine', 'Laurent', 'Olivier', 'Mathieu', 'Benoît', 'Christophe', 'Hugo', 'Romain', 'Karim', 'Damien', 'Gérard', 'Maxime'],
    initials: 'ABCDEFGHJLMNPRSTV',
  },
  opening: {
    positive: [
      '[Je recommande vivement|Je recommande les yeux fermés|Je recommande sans hésiter|À recommander sans hésitation].',
      'Je suis [très|vraiment|entièrement|plus que] satisfait{/e}.',
      '[Tout|Du début à la fin, tout] [s’est très bien passé|était à la hauteur|s’est déroulé comme prévu|s’est fait sans accroc].',
      'Je suis d’habitude [assez exigeant{/e}|plutôt difficile|avare de compliments], mais là [je n’ai que du bien à dire|je m’incline|les éloges sont mérités].',
      '[Super|Parfait|Au top|Excellent|Bravo], [je suis ravi{/e}|rien à ajouter|c’est comme ça qu’il faut faire].',
      'Mes attentes ont été [largement|clairement|de loin] dépassées.',
      'Je n’attendais [pas grand-chose|rien de spécial] et j’ai été [agréablement|très agréablement] surpris{/e}.',
      '[Une amie|Mon frère|Une collègue|Un voisin] m’en avait dit du bien, [et c’est mérité|et je ne regrette pas d’avoir suivi le conseil].',
      'Cela faisait longtemps que je n’avais pas été aussi [content{/e}|enthousiaste|agréablement surpris{/e}].',
      'Cinq étoiles [bien méritées|sans la moindre hésitation|que je ne donne pas souvent].',
      '[Une fois de plus|Encore une fois|Comme toujours], [rien à redire|je suis ravi{/e}|une très bonne expérience].',
      'On sent [le souci du détail|l’amour du travail bien fait|qu’on pense vraiment au client].',
    ],
    mixed: [
      '[Avis mitigé|Je suis partagé{/e}|Je reste sur ma faim|Un bilan en demi-teinte].',
      '[Moyen|Bof, sans plus|Correct, mais sans plus|Peut mieux faire].',
      'Ce n’est pas mauvais, mais [je m’attendais à mieux|on trouve mieux|on est loin de la perfection].',
      'Il y a [du bon et du moins bon|des plus et des moins|de bonnes choses et d’autres à revoir].',
      'Je suis [un peu|légèrement] déçu{/e}, [même si tout n’est pas à jeter|malgré quelques bons côtés].',
      'Trois étoiles, parce que [tout n’était pas au rendez-vous|le bon côtoie le moins bon].',
      '[Certaines choses|Quelques points] m’ont plu, d’autres [moins|pas du tout|nettement moins].',
    ],
    negative: [
      '[Malheureusement, je suis|Je suis hélas|Franchement, je suis] [très|vraiment|extrêmement] déçu{/e}.',
      '[Je ne recommande pas|Je déconseille|À éviter|Je déconseille fortement].',
      '[Grosse déception|Une vraie déception|Quelle déception|Très décevant].',
      'Je suis [très mécontent{/e}|assez en colère|franchement mécontent{/e}].',
      '[Je ne m’attendais pas à ça|Je m’attendais à tout autre chose|J’ai rarement vu ça].',
      'J’ai longtemps hésité à [laisser un avis|écrire ces lignes], mais [les autres doivent savoir|il faut que ce soit dit].',
      'Vu les bons avis, je m’attendais à [bien mieux|tout autre chose|un autre niveau].',
      'Une perte [de temps|d’argent|de temps et d’argent|de temps et d’énergie].',
    ],
  },
  occasion: {
    shops: [
      'J’avais commandé [un cadeau pour ma mère|un cadeau pour mon frère|quelques bricoles pour la maison|plusieurs articles d’un coup|de quoi préparer les vacances].',
      'J’ai passé commande [un soir depuis mon téléphone|pendant le week-end|juste avant les fêtes|pendant la pause déjeuner].',
      'Il me fallait [quelque chose en urgence|un article bien précis|un cadeau de dernière minute|quelque chose pour un anniversaire].',
      'D’habitude, j’achète [plutôt en magasin|près de chez moi|rarement en ligne].',
    ],
    product: [
      'Je cherchais quelque chose de ce genre depuis [longtemps|des semaines|des mois].',
      'Je l’ai acheté [il y a un mois|il y a six mois|il y a quelques semaines|l’été dernier].',
      'Je me suis décidé{/e} [après avoir lu les avis|après de longues comparaisons|plutôt sur un coup de tête|à l’instinct].',
      'C’était [un achat coup de cœur|un achat prévu de longue date|un achat sur recommandation].',
    ],
    services: [
      'J’avais besoin [d’aide en urgence|de quelqu’un de fiable|d’un rendez-vous assez vite|de quelqu’un près de chez moi].',
      'J’avais pris rendez-vous [par téléphone|sur le site|sur place].',
      'Il s’agissait [d’une petite chose|d’une affaire assez importante|d’une chose que je repoussais depuis longtemps|d’une urgence].',
      'Avant de choisir, j’avais [comparé plusieurs devis|cherché longtemps|lu pas mal d’avis].',
    ],
    hotels: [
      'Nous sommes restés [trois nuits|un long week-end|une semaine avec les enfants|deux nuits].',
      'J’y étais [pour le travail|pour une formation|avec des amis|avec mes parents].',
      'Nous sommes venus [pour notre anniversaire de mariage|pendant les vacances|hors saison|à vélo].',
      'Nous avons dormi ici [à l’occasion d’un mariage|sur la route du sud|avant un vol matinal|pendant une randonnée].',
    ],
    restaurants: [
      'Nous y étions [un samedi soir|pour le déjeuner du dimanche|un midi en semaine|en famille|à quatre].',
      'J’y suis passé{/e} [après le travail|par hasard|avec des collègues|pour un déjeuner rapide].',
      'Nous y avons fêté [un anniversaire|notre anniversaire de mariage|le diplôme de notre fille].',
      'Nous avons pris [deux plats et un dessert|entrée et plat|plusieurs assiettes à partager|un peu de tout].',
    ],
  },
  aspects: {
    shops: [
      {
        positive: ['Livraison [ultra rapide|express|très rapide], [le colis était là dès le lendemain|tout est arrivé le lendemain de la commande].', 'Le colis est arrivé [avec un jour d’avance|pile à la date annoncée|plus vite que prévu].', 'Le livreur était [ponctuel|aimable|très serviable] et le suivi du colis [clair du début à la fin|précis presque à la minute].', 'Commandé [le soir|le lundi|le matin], expédié [le jour même|aussitôt|en quelques heures].'],
        negative: ['J’ai attendu mon colis [presque deux semaines|onze jours] alors qu’on annonçait [deux|trois] jours.', 'La livraison a été repoussée [deux|trois] fois, [sans la moindre explication|et il fallait demander pour le savoir].', 'Le colis [est resté bloqué des jours à l’entrepôt|n’est parti qu’au bout d’une semaine], [sans que personne ne me prévienne|et le suivi n’a jamais été mis à jour].'],
      },
      {
        positive: ['L’emballage était [soigné|solide|très sérieux], [rien ne pouvait s’abîmer|sans des tonnes de plastique|avec chaque article protégé à part].', 'Le carton est arrivé en parfait état, [avec un petit mot sympa|avec du papier à la place du plastique|rien n’avait bougé à l’intérieur].', 'On voit que le paquet a été fait [avec soin|avec amour|avec attention].'],
        negative: ['Le carton est arrivé [déchiré|écrasé|humide], et à l’intérieur [il n’y avait aucun calage|tout se baladait].', 'L’article était [rayé|fêlé dans un coin|sali], parce qu’il n’y avait [qu’une couche de film|aucune protection].', 'Dans le colis, [il manquait un article|j’ai trouvé autre chose que ma commande].'],
      },
      {
        positive: ['Service client [exemplaire|très agréable|réactif], on m’a répondu [en un quart d’heure|le jour même|en quelques minutes].', 'La dame au téléphone [m’a conseillé{/e} avec patience|m’a aidé{/e} à choisir la taille|m’a tout expliqué calmement].', 'Le retour [a été accepté sans discussion|s’est réglé en deux jours] et [j’ai été remboursé{/e} aussitôt|le remboursement a été intégral].', 'J’avais une question [avant l’achat|après l’achat] et j’ai eu une réponse [claire|honnête|détaillée].'],
        negative: ['À mon [mail|message], [personne n’a répondu|on a répondu au bout de six jours], et au téléphone [ça sonne dans le vide|on attend une éternité].', 'Ma réclamation [traîne depuis trois semaines|a été rejetée en une phrase].', 'Le service client [n’envoie que des réponses toutes faites|promet, mais rien ne se passe].'],
      },
      {
        positive: ['Les prix sont [corrects|raisonnables|plus bas qu’ailleurs], [sans frais cachés|et la livraison était offerte].', 'Le rapport qualité-prix est [très bon|excellent|difficile à battre].', 'J’ai profité [d’une promotion|d’une remise], mais même sans cela [ça valait le coup|le prix restait correct].'],
        negative: ['À ce prix-là, [j’attendais une meilleure qualité|on trouve mieux ailleurs].', 'Les frais de port [n’apparaissent qu’à la fin|sont disproportionnés par rapport à la commande].', 'La promotion était [purement fictive|en réalité le prix habituel].'],
      },
      {
        positive: ['Le site est [clair|bien conçu|rapide], et la commande [prend trois minutes|se fait même sans compte].', 'L’article est [conforme à la description|exactement comme sur les photos|exactement ce que j’avais commandé].', '[Grand choix|Beau choix|Une sélection très bien faite], [je ne m’arrête jamais à un seul article|je trouve toujours mon bonheur].'],
        negative: ['L’article [n’est pas celui des photos|ne correspond pas à la description], et la couleur est [complètement différente|nettement plus foncée].', 'Ce n’est qu’après le paiement que j’ai appris [que l’article n’était pas en stock|qu’il fallait attendre le fabricant].', 'Le site [a planté au moment du paiement|a vidé deux fois mon panier].'],
      },
    ],
    product: [
      {
        positive: ['La qualité est [excellente|très bonne|meilleure que je ne le pensais], [ça se voit dès le déballage|ça se sent tout de suite].', '[Du travail soigné|Un bon produit|Un très bon achat], [je vais en profiter longtemps|ça mérite d’être signalé].', 'On voit [que tout a été bien pensé|qu’on n’a pas rogné sur l’essentiel], [et ça fait plaisir|c’est devenu rare].'],
        negative: ['La qualité est [faible|médiocre|très en dessous de mes attentes], [ça se voit au premier coup d’œil|inutile d’enjoliver].', 'Au bout de [peu de temps|quelques jours], on aurait dit un produit [vieux d’un an|déjà bien usé].', 'Le tout est [bâclé|fait à la va-vite|bas de gamme], [on a économisé sur tout|aucun soin du détail].'],
      },
      {
        positive: ['C’est [exactement|tout à fait|en tout point] conforme à [la description|ce qui est écrit sur le site].', 'En vrai, [c’est encore plus beau que sur la photo|le rendu est encore meilleur|ça me plaît même davantage].', 'La description est [honnête|exacte|fidèle], [rien n’est enjolivé|je savais à quoi m’attendre].'],
        negative: ['Sur les photos, [c’est beaucoup mieux|on dirait tout autre chose].', 'La description [passe l’essentiel sous silence|ne dit pas la vérité], [je me sens trompé{/e}|sinon je n’aurais pas acheté].', 'J’ai reçu quelque chose [de très éloigné|d’assez éloigné] de [la description|ce qui était promis].'],
      },
      {
        positive: ['On s’en sert [tous les jours|presque tous les jours|en famille] et [tout le monde en est content|pour l’instant, rien à signaler].', 'Ça fait [exactement|parfaitement] ce que j’en attendais, [sans histoires|je n’en demande pas plus].', '[Toute la famille|Même ma belle-mère, pourtant difficile,|Même mon père] [l’a adopté|en dit du bien|s’en sert avec plaisir].', 'Mes attentes sont comblées [à tous points de vue|sur toute la ligne].'],
        negative: ['Dans la pratique, [ça ne sert pas à grand-chose|ce n’est pas concluant], [il dort au placard|je le renvoie].', 'Je l’ai utilisé [deux fois|une fois] et [ça m’a suffi|je ne compte pas recommencer].', 'À la maison, [personne n’en veut|personne n’est convaincu|tout le monde a été déçu].'],
      },
      {
        positive: ['Ça vaut [son prix|le prix demandé|chaque centime].', 'À ce prix, [je n’ai rien trouvé de mieux|on ne peut pas se tromper].', 'Ailleurs, l’équivalent coûte [presque le double|nettement plus cher].'],
        negative: ['[Malheureusement|Franchement|Clairement], ça ne vaut pas son prix.', 'Le prix est [celui du haut de gamme|exagéré], et on reçoit [au mieux du moyen de gamme|quelque chose de bâclé].'],
      },
    ],
    services: [
      {
        positive: ['J’ai eu un rendez-vous [tout de suite|sous deux jours|adapté à mes horaires].', 'L’heure convenue a été respectée [à la minute|à la lettre], [sans la moindre attente|c’est assez rare pour être dit].', 'La prise de rendez-vous est [simple|rapide], [un rappel arrive la veille|avec une confirmation immédiate].'],
        negative: ['Le rendez-vous a été [annulé une heure avant|reporté trois fois].', 'Malgré l’heure convenue, [j’ai attendu cinquante minutes|il n’y avait personne].', 'Pour un rendez-vous, il faut attendre [six semaines|une éternité], [même pour une broutille|et il n’y a pas de liste d’attente].'],
      },
      {
        positive: ['[De vrais professionnels|Des gens de métier|Une équipe compétente], [avec une réponse à chaque question|ça se sent tout de suite].', 'Tout m’a été expliqué [calmement|clairement|étape par étape], [sans me pousser à la dépense|sans jargon].', 'Le problème a été compris [tout de suite|en cinq minutes], [alors qu’ailleurs on haussait les épaules|là où d’autres avaient cherché des semaines].'],
        negative: ['L’équipe semblait [mal préparée|peu sûre d’elle], [c’est moi qui ai dû expliquer ce qu’il fallait faire|il fallait sans cesse demander à un collègue].', 'Deux personnes de l’équipe [m’ont dit deux choses différentes|n’ont pas su répondre à une question simple].', 'J’ai eu l’impression [de servir de cobaye|qu’ils faisaient ça pour la première fois].'],
      },
      {
        positive: ['Le résultat est [meilleur que je ne l’espérais|excellent|exactement celui convenu].', '[Du travail propre|Du travail sérieux|Un travail très soigné], [rien n’a dû être repris|on n’en voit plus si souvent].', '[Quelques mois|Six mois] plus tard, [tout est toujours en ordre|je suis toujours aussi content{/e}].'],
        negative: ['[Une semaine|Quelques jours] plus tard, [tout était à refaire|il a fallu faire appel à quelqu’un d’autre].', 'Le résultat est [loin de ce qui était convenu|bâclé], [la reprise n’a rien arrangé|on sent la précipitation].', 'Le travail est resté [à moitié fait|inachevé], [mais tout a été facturé|et j’attends toujours la suite].'],
      },
      {
        positive: ['Les gens sont [très sympathiques|aimables|chaleureux], [on sent que le client compte|on peut appeler à tout moment].', 'Les échanges ont été [parfaits|irréprochables], [on vous rappelle quand on l’a promis|avec des réponses même le soir].', 'L’ambiance est [calme|amicale|agréable], [personne ne vous presse|on se sent tout de suite à l’aise].'],
        negative: ['Au téléphone, [on décroche une fois sur cinq|c’est toujours occupé], [personne ne rappelle|et les messages restent sans réponse].', 'On m’a parlé [sèchement|de haut], [comme si je dérangeais|sans un mot d’excuse].'],
      },
      {
        positive: ['Le prix était [celui du devis|honnête|clair dès le départ], [sans supplément à la fin|sans surprise].', 'J’ai payé [moins cher qu’ailleurs|exactement le montant convenu], [et la facture était limpide|sans avoir à négocier].'],
        negative: ['À la fin, [la facture comprenait des choses dont on n’avait jamais parlé|la note était plus élevée d’un tiers].', '[Cher|Bien trop cher] pour [ce niveau|le travail fourni].'],
      },
    ],
    hotels: [
      {
        positive: ['La chambre était [propre|spacieuse|claire et propre], le lit [très confortable|si bon qu’on n’avait pas envie de se lever].', 'La salle de bains [brillait de propreté|venait d’être refaite], [les serviettes étaient changées chaque jour|et la douche avait une bonne pression].', 'Dans la chambre, il y avait [tout le nécessaire|une bouilloire, des peignoirs et un grand bureau], [avec en prime une vue superbe|on sent l’attention portée aux clients].'],
        negative: ['La chambre était [mal aérée|froide|visiblement défraîchie], [la moquette avait connu des jours meilleurs|et la fenêtre coinçait].', 'Dans la salle de bains, [il y avait des moisissures sur les joints|le robinet gouttait|ça sentait les égouts], [nous l’avons signalé en vain|personne ne s’en est soucié].', 'Le matelas était [défoncé|dur comme du bois], [j’avais mal au dos le matin|impossible de dormir].'],
      },
      {
        positive: ['Le petit déjeuner était [copieux|varié|excellent], [avec du pain frais et des fromages du coin|il y en avait pour tous les goûts|et le café vraiment bon].', 'Au petit déjeuner, [le buffet était sans cesse réapprovisionné|les œufs étaient préparés à la demande].'],
        negative: ['Le petit déjeuner était [maigre|identique chaque jour], [à neuf heures il ne restait presque plus rien|le café de la machine était imbuvable].', 'Au petit déjeuner, [il manquait des assiettes|il a fallu attendre une table].'],
      },
      {
        positive: ['À la réception, on est [très aimable|souriant|serviable à toute heure], [nous avons eu de bonnes idées de visites|on nous a donné la chambre plus tôt].', 'Les hôtes sont [chaleureux|adorables], [on se sent comme à la maison|il y a même des coloriages pour les enfants].', 'L’arrivée [a pris deux minutes|s’est faite sans file ni paperasse].'],
        negative: ['À la réception, [on est désagréable|il n’y a presque jamais personne|on vous prend de haut], [il a fallu demander de l’aide deux fois|et les excuses ne sont jamais venues].', 'Nous avons eu la chambre [après une heure d’attente|seulement après dix-sept heures], parce [qu’elle n’était pas prête|qu’on ne trouvait pas notre réservation].'],
      },
      {
        positive: ['L’emplacement est [excellent|idéal|imbattable], [tout se fait à pied|au calme, mais à quelques minutes du centre].', 'Les environs sont [magnifiques|calmes et verts], [parfaits pour se promener|le sentier part devant la porte].', 'Le parking est [sur place et gratuit|grand et pratique], [l’accès est simple|et l’arrêt de bus est à deux minutes].'],
        negative: ['Le centre est [plus loin qu’annoncé|à une demi-heure à pied, le long d’une route bruyante].', 'Le parking est [payant et étroit|prévu pour trois voitures], [et personne ne prévient|nous avons tourné dans le quartier pour trouver une place].'],
      },
      {
        positive: ['La nuit, [c’est le calme absolu|tout est très calme], [j’ai dormi comme un loir|nous nous sommes vraiment reposés].', 'La propreté est [exemplaire|irréprochable], [le ménage est fait chaque jour, avec discrétion|c’est un vrai plaisir].'],
        negative: ['Les murs sont [en papier|très fins], [on entend chaque mot des voisins|pas moyen de dormir avant deux heures du matin].', 'La climatisation [a ronflé toute la nuit|ne se réglait pas].'],
      },
    ],
    restaurants: [
      {
        positive: ['La cuisine est [délicieuse|excellente|savoureuse], [avec des portions généreuses|à base de produits frais|avec des saveurs bien équilibrées].', '[Le dessert|L’entrée|La sauce] [vaut le détour|m’a rappelé mon enfance|était un régal].', 'On sent que [tout est fait maison|le chef connaît son métier], [pas de surgelé ici|chaque assiette est soignée].'],
        negative: ['Les plats étaient [tièdes|fades|trop salés], et [bien plus petits que sur la photo|la moitié est restée dans l’assiette].', 'La viande était [sèche comme du carton|crue à cœur|simplement réchauffée], et [le serveur a haussé les épaules|personne n’a proposé de la changer].', 'Sur les [six|sept] plats demandés, [il en manquait trois|la moitié n’était plus disponible].'],
      },
      {
        positive: ['Le service est [attentionné|plein d’humour|très agréable], [on nous a conseillé un plat formidable|même les enfants de la table voisine ont été choyés].', 'La serveuse [connaissait la carte par cœur|a pensé à demander nos allergies], [tout est arrivé avec le sourire|nous n’avons rien eu à répéter].'],
        negative: ['Le service était [absent|débordé|peu aimable], [il a fallu réclamer les couverts deux fois|deux commandes ont été mélangées].', 'Le serveur [a oublié nos boissons|n’avait visiblement pas envie d’être là].'],
      },
      {
        positive: ['[Les plats sont arrivés|Nous avons été servis] [en un quart d’heure|vite, malgré la salle pleine].', '[La table était prête à l’heure dite|On nous a trouvé une table même sans réservation].'],
        negative: ['Nous avons attendu nos plats [plus d’une heure|soixante-dix minutes] alors que [la salle était à moitié vide|la commande était simple].', 'Malgré la réservation, [nous avons attendu un quart d’heure à l’entrée|on nous a placés à côté de la porte].'],
      },
      {
        positive: ['La salle est [chaleureuse|décorée avec goût|pleine de charme], [la musique laisse place à la conversation|on a envie de s’attarder].', '[La terrasse|La cour] est [charmante|calme et verte], [le coin des enfants est une super idée|et tout est bien entretenu].'],
        negative: ['À l’intérieur, c’était [bruyant|étouffant|glacial], [on n’a pas envie de s’attarder|et nos vêtements sentaient la friture].', 'Les tables [collaient|sont bien trop serrées], et [les toilettes étaient dans un triste état|le sol n’était pas propre].'],
      },
      {
        positive: ['Les prix sont [corrects|doux pour une telle qualité], [l’addition nous a agréablement surpris|le menu du midi est une affaire].', 'Pour [cette qualité|ce qui est servi], [on paie bien plus ailleurs|l’addition est vraiment légère].'],
        negative: ['Les prix sont [ceux de la capitale|exagérés], et [la qualité est celle d’une cantine|les portions sont minuscules].', 'Sur l’addition, [il y avait des plats que nous n’avions pas commandés|un supplément avait été ajouté sans un mot].'],
      },
    ],
  },
  blemish: {
    shops: ['Seul petit bémol, [les frais de port un peu élevés|le faible nombre de points relais|l’absence de paiement en plusieurs fois].', 'On pourrait souhaiter [une confirmation d’envoi plus rapide|plus de photos|davantage de moyens de paiement].', 'Le carton était [un peu enfoncé|trop grand pour le contenu], mais [à l’intérieur tout était intact|c’est un détail].'],
    product: ['La couleur est [un peu différente de celle de l’écran|un brin plus foncée], mais [je m’y fais|c’est un détail].', 'Le descriptif fourni [pourrait être meilleur|est un peu court].', 'Une étoile en moins pour [le prix|l’emballage].', 'On l’aimerait un peu [moins cher|moins emballé].'],
    services: ['Il a fallu [patienter un peu|attendre un moment], mais [ça en valait la peine|je comprends qu’il y ait du monde].', 'Dans le quartier, [on se gare difficilement|l’adresse n’est pas facile à trouver].', 'Il serait bien [de fermer plus tard le vendredi|de pouvoir payer par carte].'],
    hotels: ['La chambre [pourrait être plus grande|est un peu plus petite que sur les photos], mais [elle nous a suffi|elle était propre].', 'Le wifi [ralentissait par moments|est plus faible au dernier étage].', 'Dommage que le petit déjeuner [ne commence qu’à huit heures|se termine si tôt].'],
    restaurants: ['Le week-end, [mieux vaut réserver|il peut y avoir du bruit].', 'Côté desserts, [le choix pourrait être plus large|il n’y en avait que deux].', 'La portion [pourrait être un peu plus grande|est plutôt petite], mais [c’était bon|tout dépend de l’appétit].'],
  },
  ending: {
    positive: [
      '[À refaire sans hésiter|Je referais le même choix|Je recommencerai avec plaisir|Ce ne sera pas la dernière fois].',
      '[Je recommande|À recommander] [à tout le monde|à ceux qui hésitent|en toute confiance].',
      '[Merci|Un grand merci|Merci beaucoup] et [continuez comme ça|à bientôt|bonne continuation].',
      'J’en parlerai [à mes amis|en famille|à mes collègues].',
      'Ça devrait être comme ça [partout|tout le temps|à chaque fois].',
      '[Continuez comme ça|Gardez ce niveau|Ne changez rien].',
      'En bref, [ça vaut le coup|un excellent choix|foncez].',
      '[Chapeau|Mention très bien|Bravo à tous|Félicitations].',
    ],
    mixed: [
      '[Ce sera peut-être mieux la prochaine fois|Je laisserai peut-être une seconde chance|C’était peut-être juste un mauvais jour].',
      '[Il y a du travail|Il reste des choses à améliorer|Il y a une marge de progrès].',
      'Au final, [trois étoiles|c’est moyen|c’est passable].',
      'Je ne sais pas si [je referais ce choix|je retenterai l’expérience].',
      'Le potentiel est là, [la réalisation moins|le reste est à revoir].',
    ],
    negative: [
      '[Plus jamais ça|On ne m’y reprendra plus|C’était la dernière fois].',
      'La prochaine fois, [je choisirai autre chose|j’irai voir ailleurs|je chercherai ailleurs].',
      'J’espère que [quelqu’un en tirera les leçons|les choses vont changer].',
      '[Mon conseil|Un conseil], [regardez ailleurs|réfléchissez bien].',
      'J’attends [une réaction de l’entreprise|mon remboursement|une explication].',
      'Une étoile, [et c’est bien payé|parce que zéro n’existe pas|pour encourager].',
    ],
  },
  answer: {
    thanks: ['[Merci|Merci beaucoup|Un grand merci] pour [votre avis|vos gentils mots|cette belle note].', 'Un tel retour [nous donne des ailes|fait plaisir à toute l’équipe|est notre plus belle récompense].', 'Nous sommes heureux que [tout se soit bien passé|tout vous ait plu|l’expérience ait été à la hauteur].'],
    close: ['Ce sera un plaisir de [vous retrouver|vous servir à nouveau].', 'À [bientôt|très bientôt|une prochaine fois].', 'Bien [cordialement|à vous], [toute l’équipe|l’équipe au complet].'],
    apology: ['Nous vous présentons nos [excuses|sincères excuses|plus sincères excuses] pour [cette situation|ce désagrément|cette déception].', 'Nous regrettons que [les choses se soient passées ainsi|vos attentes aient été déçues], [ce n’est pas notre niveau d’exigence|ce n’est pas notre façon de travailler].', 'Merci pour votre franchise, même si [nous aurions préféré un autre retour|elle n’est pas agréable à lire].'],
    step: ['Après vérification, [notre organisation était en cause|il nous manquait du monde cette semaine-là], et [c’est désormais corrigé|nous avons depuis changé notre façon de faire].', 'La direction [vous contactera à ce sujet|en a parlé avec l’équipe].', 'Merci de répondre à notre message en indiquant le numéro du dossier, [nous vous proposerons une solution|nous tenons à réparer cela].', 'La somme versée [vous sera remboursée|vous a été remboursée aujourd’hui].'],
    closeAfterApology: ['Nous espérons [avoir une seconde chance|pouvoir nous rattraper].', 'Encore [toutes nos excuses|une fois, toutes nos excuses].', 'Nous en tirerons [les leçons|les conséquences].'],
  },
};
