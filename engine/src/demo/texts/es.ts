import type { TextStock } from './stock.ts';

// prettier-ignore
export const es: TextStock = {
  names: {
    female: ['María', 'Carmen', 'Ana', 'Laura', 'Lucía', 'Marta', 'Isabel', 'Cristina', 'Pilar', 'Elena', 'Raquel', 'Sara', 'Paula', 'Rocío', 'Beatriz', 'Nuria', 'Silvia', 'Patricia', 'Teresa', 'Alba'],
    male: ['Antonio', 'José', 'Manuel', 'Francisco', 'Javier', 'David', 'Carlos', 'Miguel', 'Alejandro', 'Pablo', 'Sergio', 'Álvaro', 'Jorge', 'Rubén', 'Diego', 'Fernando', 'Luis', 'Rafael', 'Iván', 'Raúl'],
    initials: 'ABCDFGHJLMNPRSTV',
  },
  opening: {
    positive: [
      '[Muy recomendable|Totalmente recomendable|Recomendable al cien por cien|Lo recomiendo sin dudar].',
      'He quedado [muy|realmente|totalmente|más que] satisfech{o/a}.',
      '[Todo|De principio a fin, todo] [estupendo|ha ido muy bien|ha salido como tenía que salir|ha ido sobre ruedas].',
      'Suelo ser [bastante exigente|de pocos elogios|muy {quisquilloso/quisquillosa}], pero aquí [solo puedo hablar bien|me quito el sombrero].',
      '[Genial|Perfecto|Excelente|Fantástico|Estupendo], [estoy encantad{o/a}|así da gusto|no puedo añadir nada más].',
      'Ha superado [con creces|claramente|de sobra] mis expectativas.',
      'No esperaba [gran cosa|tanto] y me llevé una [grata|muy grata] sorpresa.',
      '[Una amiga|Mi hermano|Una compañera|Un vecino] me lo recomendó y [acertó|no me arrepiento|no exageraba].',
      'Hacía tiempo que no quedaba tan [content{o/a}|satisfech{o/a}|gratamente sorprendid{o/a}].',
      'Cinco estrellas [bien merecidas|sin dudarlo|que no doy casi nunca].',
      '[Una vez más|De nuevo|Como siempre], [todo muy bien|encantad{o/a}|una experiencia estupenda].',
      'Se nota [el cuidado por los detalles|que se hacen las cosas con cariño|que piensan en el cliente].',
    ],
    mixed: [
      '[Sensaciones encontradas|Tengo sentimientos encontrados|Me deja un sabor agridulce|No acaba de convencerme].',
      '[Regular|Ni fu ni fa|Normalito, sin más|Correcto, sin más].',
      'No está mal, pero [esperaba más|se puede mejorar|le falta bastante para ser perfecto].',
      'Tiene [cosas buenas y cosas malas|sus más y sus menos|puntos fuertes y puntos flojos].',
      '[Algo|Un poco|Ligeramente] decepcionad{o/a}, aunque [no todo fue malo|hubo cosas buenas].',
      'Tres estrellas, porque [no todo estuvo a la altura|hubo de todo].',
      '[Algunas cosas|Varias cosas] me [gustaron|parecieron bien], otras [no|no tanto|bastante menos].',
    ],
    negative: [
      '[Por desgracia,|Sinceramente,|Lamento decir que] estoy [muy|realmente|francamente] decepcionad{o/a}.',
      '[No lo recomiendo|Nada recomendable|No lo recomiendo a nadie|Lamentablemente, no puedo recomendarlo].',
      '[Una decepción total|Una gran decepción|Un auténtico desastre|Muy flojo todo].',
      'Estoy [muy descontent{o/a}|bastante enfadad{o/a}|francamente molest{o/a}].',
      '[No me esperaba algo así|Esperaba otra cosa muy distinta|Pocas veces me ha pasado algo así].',
      'He dudado mucho si [escribir esta opinión|contarlo], pero [la gente debe saberlo|no me lo puedo callar].',
      'Con tantas opiniones buenas, esperaba [mucho más|algo muy distinto|otro nivel].',
      '[Una pérdida de tiempo|Dinero tirado|Una pérdida de tiempo y dinero|Tiempo y dinero perdidos].',
    ],
  },
  occasion: {
    shops: [
      'Pedí [un regalo para mi madre|un regalo para mi hermano|unas cositas para casa|varias cosas a la vez|algo para las vacaciones].',
      'Hice el pedido [por la noche desde el móvil|el fin de semana|justo antes de las fiestas|en la pausa de la comida].',
      'Necesitaba [algo con urgencia|algo muy concreto|un regalo de última hora|algo para un cumpleaños].',
      'Normalmente compro [en tiendas físicas|en el barrio|poco por internet].',
    ],
    product: [
      'Llevaba [mucho tiempo|semanas|meses] buscando algo así.',
      'Lo compré [hace un mes|hace medio año|hace unas semanas|el verano pasado].',
      'Me decidí [tras mucho comparar|después de leer opiniones|casi por impulso|por intuición].',
      'Fue [un capricho|una compra muy pensada|una compra por recomendación].',
    ],
    services: [
      'Necesitaba [ayuda urgente|a alguien de confianza|una cita cuanto antes|a alguien cerca de casa].',
      'Pedí cita [por teléfono|por la web|en persona].',
      'Se trataba de [una cosa pequeña|algo bastante importante|algo que llevaba tiempo aplazando|algo urgente].',
      'Antes de decidirme [comparé varios presupuestos|busqué bastante|leí muchas opiniones].',
    ],
    hotels: [
      'Nos quedamos [tres noches|un fin de semana largo|una semana con los niños|dos noches].',
      'Estuve aquí [por trabajo|por un curso|con amigos|con mis padres].',
      'Vinimos [por nuestro aniversario|en vacaciones|fuera de temporada|en bicicleta].',
      'Dormimos aquí [por una boda cercana|de camino al sur|antes de un vuelo temprano|durante una ruta a pie].',
    ],
    restaurants: [
      'Fuimos [un sábado por la noche|a comer un domingo|a mediodía|toda la familia|cuatro personas].',
      'Entré [al salir del trabajo|por casualidad|con unos compañeros|a comer algo rápido].',
      'Celebramos aquí [un cumpleaños|nuestro aniversario de boda|la graduación de nuestra hija].',
      'Pedimos [dos platos y un postre|primero y segundo|varias raciones para compartir|un poco de todo].',
    ],
  },
  aspects: {
    shops: [
      {
        positive: ['El envío fue [rapidísimo|muy rápido|cuestión de horas], [al día siguiente lo tenía en casa|llegó todo al día siguiente].', 'El paquete llegó [un día antes|justo en la fecha prometida|antes de lo que pensaba].', 'El repartidor fue [puntual|amable|muy atento] y el envío se podía seguir [en todo momento|casi al minuto].', 'Pedido [por la noche|el lunes|por la mañana], enviado [el mismo día|enseguida|en pocas horas].'],
        negative: ['Esperé el paquete [casi dos semanas|once días], cuando prometían [dos|tres] días.', 'Retrasaron la entrega [dos|tres] veces, [sin ninguna explicación|y solo me enteraba si preguntaba].', 'El paquete [estuvo días parado en el almacén|salió al cabo de una semana], [sin que nadie me avisara|y el seguimiento no se actualizaba].'],
      },
      {
        positive: ['Todo venía [muy bien embalado|embalado con cuidado|perfectamente protegido], [era imposible que se rompiera nada|y sin kilos de plástico|cada cosa por separado].', 'La caja llegó en perfecto estado, [con una notita muy simpática|con papel en lugar de plástico|sin que nada se moviera dentro].', 'Se ve que alguien preparó el paquete [con cabeza|con cariño|con atención].'],
        negative: ['La caja llegó [rota|aplastada|mojada] y dentro [no había ningún relleno|iba todo suelto].', 'El artículo venía [rayado|con una esquina rota|sucio], porque [solo llevaba una capa de plástico|nadie lo había protegido].', 'En el paquete [faltaba un artículo|venía algo que no había pedido].'],
      },
      {
        positive: ['La atención fue [ejemplar|muy amable|ágil], y a mi [mensaje|consulta] contestaron [en un cuarto de hora|el mismo día|en pocos minutos].', 'La chica del teléfono [me aconsejó con paciencia|me ayudó a elegir la talla|me lo explicó todo con calma].', 'La devolución [la aceptaron sin discutir|se resolvió en dos días] y el dinero [llegó enseguida|volvió hasta el último céntimo].', 'Tenía una duda [antes de comprar|después de comprar] y recibí una respuesta [clara|sincera|detallada].'],
        negative: ['A mi [correo|mensaje] [no contestó nadie|contestaron a los seis días] y por teléfono [no lo cogen|te tienen en espera una eternidad].', 'La reclamación [lleva tres semanas dando vueltas|la rechazaron con una sola frase].', 'Atención al cliente [responde con frases hechas|promete, pero no pasa nada].'],
      },
      {
        positive: ['Los precios son [justos|razonables|más bajos que en otros sitios], [sin gastos ocultos|y el envío fue gratis].', 'La relación calidad-precio es [muy buena|excelente|difícil de superar].', 'Aproveché [una oferta|un descuento], pero aun sin eso [habría valido la pena|el precio estaba bien].'],
        negative: ['Por ese dinero [esperaba mejor calidad|se encuentra algo mejor en otra parte].', 'Los gastos de envío [aparecieron al final|eran desproporcionados para el pedido].', 'La oferta era [puro reclamo|en realidad el precio de siempre].'],
      },
      {
        positive: ['La web es [clara|cómoda|rápida] y el pedido [se hace en tres minutos|se puede hacer sin registrarse].', 'El artículo [coincide con la descripción|es tal cual las fotos|es justo lo que pedí].', '[Hay mucho donde elegir|Tienen mucha variedad|La selección es muy buena], [nunca me quedo en una sola cosa|siempre encuentro algo].'],
        negative: ['El artículo [no es como en las fotos|no coincide con la descripción] y el color es [totalmente distinto|bastante más oscuro].', 'Solo después de pagar supe que [no había existencias|había que esperar al fabricante].', 'La web [se colgó al pagar|me vació el carrito dos veces].'],
      },
    ],
    product: [
      {
        positive: ['La calidad es [excelente|muy buena|mejor de lo que pensaba], [se ve nada más abrir el paquete|se nota enseguida].', '[Un acierto|Una compra redonda|Un buen producto], [lo voy a disfrutar mucho|merece la pena].', 'Se ve que [está bien pensado|no han escatimado en lo importante], [y se agradece|cosa rara hoy en día].'],
        negative: ['La calidad es [floja|mediocre|muy inferior a lo esperado], [se ve a simple vista|no hay por qué adornarlo].', 'A los [pocos días|diez días] ya parecía [tener un año|bastante gastado].', 'Está hecho [de cualquier manera|deprisa y corriendo|sin cuidado], [han ahorrado en todo|nadie ha mirado los detalles].'],
      },
      {
        positive: ['Coincide [exactamente|del todo|punto por punto] con [la descripción|lo que pone en la web].', 'Al natural [es aún más bonito que en la foto|gana mucho|me gusta todavía más].', 'La descripción es [sincera|exacta|fiel], [no adorna nada|sabía qué esperar].'],
        negative: ['En las fotos parece [mucho mejor|otra cosa].', 'La descripción [se calla lo más importante|no dice la verdad], [me siento engañad{o/a}|si no, no lo habría comprado].', 'Me llegó algo [muy distinto|bastante más pequeño] de lo que [decía la descripción|prometían].'],
      },
      {
        positive: ['Lo usamos [todos los días|casi a diario|toda la familia] y [todos contentos|de momento sin pegas].', 'Cumple [perfectamente|de maravilla] su función, [no pido más|para eso lo quería].', '[Toda la familia|Hasta mi suegra, que es exigente,|Incluso mi padre] [lo usa con gusto|le ha dado el visto bueno|habla maravillas].', 'Mis expectativas se han cumplido [por completo|en todos los sentidos].'],
        negative: ['En la práctica [sirve de poco|no convence], [ahora está en el armario|lo devuelvo].', 'Lo usé [dos veces|una vez] y [tuve bastante|no pienso repetir].', 'En casa [no le ha gustado a nadie|nadie lo quiere usar|no ha convencido a nadie].'],
      },
      {
        positive: ['Vale [lo que cuesta|cada céntimo|el precio que tiene].', 'Por este precio [no encontré nada mejor|no hay fallo posible].', 'Algo parecido cuesta en otros sitios [casi el doble|bastante más].'],
        negative: ['[Por desgracia,|Sinceramente,|La verdad es que] no vale lo que cuesta.', 'El precio es [propio de algo mejor|exagerado] y lo que recibes [es, como mucho, mediocre|está hecho sin cuidado].'],
      },
    ],
    services: [
      {
        positive: ['Me dieron cita [enseguida|en dos días|a una hora que me venía bien].', 'Respetaron la hora acordada [al minuto|a rajatabla], [sin ninguna espera|cosa que se agradece].', 'Pedir cita es [fácil|cosa de un minuto], [el día antes llega un recordatorio|y la confirmación llega al momento].'],
        negative: ['La cita la [cancelaron una hora antes|cambiaron tres veces].', 'Aun teniendo hora, [esperé cincuenta minutos|allí no había nadie].', 'Para una cita hay que esperar [mes y medio|una eternidad], [incluso para una tontería|y no hay lista de espera].'],
      },
      {
        positive: ['[Auténticos profesionales|Gente que conoce su oficio|Se nota la experiencia], [tenían respuesta para todo|saben lo que hacen].', 'Me lo explicaron todo [con calma|con claridad|paso a paso], [sin intentar venderme nada más|sin tecnicismos].', 'Vieron el problema [al momento|en cinco minutos], [cuando en otros sitios se encogían de hombros|mientras otros llevaban semanas dando palos de ciego].'],
        negative: ['Los vi [poco preparados|bastante perdidos], [tuve que explicarles yo qué había que hacer|todo lo tenían que preguntar].', 'Dos personas del equipo [me dijeron dos cosas distintas|no supieron contestar a una pregunta sencilla].', 'Tuve la sensación de que [estaban aprendiendo conmigo|lo hacían por primera vez].'],
      },
      {
        positive: ['El resultado es [mejor de lo que esperaba|excelente|justo lo que acordamos].', '[Un trabajo limpio|Un trabajo serio|Un trabajo hecho a conciencia], [no hubo que retocar nada|ya no se ve mucho].', 'Han pasado [unos meses|seis meses] y [todo sigue en orden|sigo igual de content{o/a}].'],
        negative: ['A los [pocos días|diez días] [todo estaba como antes|tuvo que arreglarlo otra persona].', 'El resultado [no es lo que acordamos|es una chapuza], [el segundo intento tampoco lo arregló|se notan las prisas].', 'Dejaron el trabajo [a medias|sin terminar], [pero lo cobraron entero|y sigo esperando].'],
      },
      {
        positive: ['Es gente [muy maja|amable|cercana], [se nota que les importa el cliente|puedes llamar y preguntar cuando quieras].', 'La comunicación fue [estupenda|impecable], [te llaman cuando lo prometen|contestan incluso por la noche].', 'El ambiente es [tranquilo|cordial|agradable], [nadie te mete prisa|enseguida te sientes a gusto].'],
        negative: ['Por teléfono [contestan a la quinta|casi siempre comunica], [no devuelven las llamadas|y los mensajes se quedan sin respuesta].', 'Me hablaron [de malas maneras|con desdén], [como si molestara|y no hubo ni una disculpa].'],
      },
      {
        positive: ['El precio fue [el del presupuesto|justo|claro desde el principio], [sin añadidos al final|sin sorpresas].', 'Pagué [menos que en otros sitios|justo lo acordado] y [la factura se entendía perfectamente|no hubo que regatear].'],
        negative: ['Al final [añadieron cosas de las que no se había hablado|la factura subió un tercio].', '[Caro|Demasiado caro] para [este nivel|lo que hicieron].'],
      },
    ],
    hotels: [
      {
        positive: ['La habitación era [muy limpia|amplia|luminosa y limpia], y la cama [muy cómoda|tan cómoda que no apetecía levantarse].', 'El baño [estaba reluciente|estaba recién reformado], [cambiaban las toallas a diario|y la ducha tenía buena presión].', 'En la habitación había [todo lo necesario|de todo, desde hervidor hasta albornoces], [y las vistas eran preciosas|se nota la atención al huésped].'],
        negative: ['La habitación estaba [mal ventilada|fría|visiblemente descuidada], [la moqueta había conocido tiempos mejores|la ventana se atascaba].', 'En el baño [había moho en las juntas|goteaba el grifo|olía a desagüe], [avisamos y no sirvió de nada|a nadie le importó].', 'El colchón [estaba hundido|era duro como una tabla], [me levanté con dolor de espalda|no hubo forma de dormir].'],
      },
      {
        positive: ['El desayuno fue [abundante|variado|excelente], [con pan recién hecho y quesos de la zona|había algo para cada gusto|y el café, muy bueno].', 'En el desayuno [reponían continuamente|hacían los huevos al momento].'],
        negative: ['El desayuno era [escaso|el mismo todos los días], [a las nueve ya no quedaba casi nada|el café de la máquina no se podía beber].', 'En el desayuno [faltaban platos|tuvimos que esperar mesa].'],
      },
      {
        positive: ['En recepción fueron [muy amables|encantadores|serviciales a cualquier hora], [nos aconsejaron qué ver|nos dieron la habitación antes].', 'Los anfitriones son [cercanos|un encanto], [nos sentimos como en casa|tienen cuadernos de colorear para los niños].', 'La llegada fue [cosa de dos minutos|sencilla, sin colas ni papeleo].'],
        negative: ['En recepción [son antipáticos|casi nunca hay nadie|te miran por encima del hombro], [tuvimos que pedir ayuda dos veces|y nadie se disculpó].', 'Nos dieron la habitación [tras una hora de espera|pasadas las cinco de la tarde], porque [no estaba lista|no encontraban la reserva].'],
      },
      {
        positive: ['La ubicación es [excelente|ideal|inmejorable], [se llega a pie a todas partes|tranquila y a pocos minutos del centro].', 'El entorno es [precioso|tranquilo y verde], [ideal para pasear|el sendero sale de la misma puerta].', 'El aparcamiento es [propio y gratuito|grande y cómodo], [se llega sin problema|y la parada está a dos minutos].'],
        negative: ['El centro está [más lejos de lo que dicen|a media hora a pie por una carretera ruidosa].', 'El aparcamiento es [de pago y estrecho|para tres coches], [y nadie avisa de ello|así que dimos vueltas por el barrio].'],
      },
      {
        positive: ['Por la noche [no se oye nada|hay una tranquilidad total], [dormí como un tronco|descansamos de verdad].', 'La limpieza es [ejemplar|impecable], [pasan a diario y sin molestar|da gusto].'],
        negative: ['Las paredes [parecen de papel|son finísimas], [se oye todo lo que hablan los vecinos|no dormimos hasta las dos de la madrugada].', 'El aire acondicionado [hizo ruido toda la noche|no se podía regular].'],
      },
    ],
    restaurants: [
      {
        positive: ['La comida estaba [buenísima|riquísima|deliciosa], [con raciones generosas|con todo muy fresco|con sabores muy bien equilibrados].', '[La sopa|La salsa|La tarta] [sabía como la de mi abuela|merecía el viaje|fue una delicia].', 'Se nota que [cocinan con producto fresco|en la cocina saben lo que hacen], [nada de congelados|cada plato sale con mimo].'],
        negative: ['La comida estaba [tibia|sosa|salada], y [la ración era menor que en la foto|la mitad se quedó en el plato].', 'La carne estaba [seca como una suela|cruda por dentro|simplemente recalentada] y [el camarero se encogió de hombros|nadie ofreció cambiarla].', 'De los [seis|siete] platos que queríamos, [faltaban tres|la mitad se había acabado].'],
      },
      {
        positive: ['El servicio fue [atento|muy amable|de lo más simpático], [nos recomendaron un plato estupendo|hasta se ocuparon de los niños de la mesa de al lado].', 'La camarera [se sabía la carta de memoria|preguntó por las alergias] y [todo lo trajo con una sonrisa|no hubo que repetir nada].'],
        negative: ['El servicio fue [inexistente|un caos|desganado], [pedimos los cubiertos dos veces|confundieron dos pedidos].', 'El camarero [se olvidó de las bebidas|no tenía ganas de trabajar].'],
      },
      {
        positive: ['Nos sirvieron [en un cuarto de hora|rápido, aunque estaba lleno|sin apenas espera].', '[Teníamos la mesa lista a la hora acordada|Nos encontraron mesa incluso sin reserva].'],
        negative: ['Esperamos la comida [más de una hora|setenta minutos], aunque [el local estaba medio vacío|habíamos pedido algo sencillo].', 'A pesar de la reserva, [estuvimos un cuarto de hora en la entrada|nos sentaron junto a la puerta].'],
      },
      {
        positive: ['El local es [acogedor|bonito|un encanto], [la música deja hablar|apetece quedarse un rato más].', 'La terraza es [una maravilla|tranquila y verde|muy agradable], [el rincón para niños es un acierto|y todo está muy limpio].'],
        negative: ['Dentro [había mucho ruido|hacía calor|hacía frío], [no apetecía quedarse|y la ropa nos olía a fritanga].', 'Las mesas [estaban pegajosas|están demasiado juntas] y [el baño daba pena|el suelo estaba sucio].'],
      },
      {
        positive: ['Los precios son [justos|bajos para esta calidad], [la cuenta fue una grata sorpresa|y el menú del día es una ganga].', 'Por [esta calidad|estas raciones] [en otros sitios se paga mucho más|aquí se paga bien poco].'],
        negative: ['Los precios son [de gran ciudad|exagerados] y [la calidad es de comedor escolar|las raciones, minúsculas].', 'En la cuenta [había cosas que no pedimos|nos cobraron el servicio sin avisar].'],
      },
    ],
  },
  blemish: {
    shops: ['Un pequeño pero: [el envío es algo caro|no se puede pagar contra reembolso|hay pocos puntos de recogida].', 'Podrían [confirmar antes el envío|poner más fotos|ofrecer más formas de pago].', 'La caja venía [un poco abollada|demasiado grande para lo que era], pero [dentro estaba todo bien|es un detalle sin importancia].'],
    product: ['El color es [un poco distinto al de la pantalla|una pizca más oscuro], pero [me acostumbro|es un detalle].', 'La descripción que trae [podría ser mejor|es algo corta].', 'Una estrella menos por [el precio|el embalaje].', 'Podría [ser algo más barato|llevar menos embalaje].'],
    services: ['Tuve que esperar [un poco|un ratito], pero [mereció la pena|entiendo que tienen mucho trabajo].', 'Por la zona [es difícil aparcar|cuesta orientarse la primera vez].', 'Estaría bien [que abrieran más horas los viernes|poder pagar con tarjeta].'],
    hotels: ['La habitación [podría ser más grande|es algo más pequeña que en las fotos], pero [nos bastó|estaba limpia].', 'El wifi [iba lento a ratos|es más flojo en la última planta].', 'Lástima que el desayuno [no empiece hasta las ocho|termine tan pronto].'],
    restaurants: ['Los fines de semana [hay que reservar|puede haber ruido].', 'En postres [podría haber más variedad|solo había dos para elegir].', 'La ración [podría ser algo mayor|es más bien pequeña], pero [estaba rica|eso va en apetitos].'],
  },
  ending: {
    positive: [
      '[Repetiré sin duda|Repetiría sin pensarlo|Volvería a elegir lo mismo|No será la última vez].',
      '[Recomendado|Muy recomendado] [para todos|para quien dude|con los ojos cerrados].',
      '[Gracias|Muchas gracias|Mil gracias] y [seguid así|hasta la próxima|un saludo].',
      'Se lo contaré a [mis amigos|la familia|mis compañeros].',
      'Así debería ser [en todas partes|siempre].',
      '[Seguid así|Mantened el nivel|No cambiéis].',
      'En resumen: [merece la pena|una gran elección|un acierto].',
      '[Chapó|Enhorabuena|Matrícula de honor|Un aplauso].',
    ],
    mixed: [
      'Quizá [la próxima vez vaya mejor|dé otra oportunidad|fuera solo un mal día].',
      '[Hay cosas por mejorar|Queda trabajo por hacer|Hay margen de mejora].',
      'En general, [tres estrellas|regular|pasable].',
      'No sé si [elegiría lo mismo|lo intentaré otra vez].',
      'Potencial hay, [falla la ejecución|el resto hay que pulirlo].',
    ],
    negative: [
      '[Nunca más|No repetiré|Ha sido la última vez].',
      'La próxima vez [elegiré otra cosa|buscaré en otra parte|iré a otro sitio].',
      'Espero que [alguien tome nota|las cosas cambien].',
      '[Aconsejo|Mi consejo es] [buscar en otra parte|pensárselo bien].',
      'Sigo esperando [una respuesta de la empresa|mi dinero|una explicación].',
      'Una estrella, [y ya es mucho|porque no se puede poner cero|por animar].',
    ],
  },
  answer: {
    thanks: ['[Gracias|Muchas gracias|Mil gracias] por [su opinión|sus amables palabras|tan buena valoración].', 'Palabras así [nos dan alas|alegran a todo el equipo|son nuestra mejor recompensa].', 'Nos alegra que [todo haya ido bien|todo haya quedado a su gusto|la experiencia haya sido buena].'],
    close: ['Le esperamos [de nuevo|cuando quiera|con los brazos abiertos].', '¡Hasta [pronto|la próxima]!', 'Un [cordial|afectuoso] saludo de [todo el equipo|parte de todos].'],
    apology: ['Le pedimos [disculpas|sinceras disculpas|mil disculpas] por [lo ocurrido|las molestias|la decepción].', 'Sentimos que [haya sido así|le hayamos fallado], [no es nuestro nivel habitual|no es nuestra forma de trabajar].', 'Gracias por su sinceridad, aunque [hubiéramos preferido otras noticias|no sea agradable leerlo].'],
    step: ['Hemos revisado lo ocurrido: [fue un fallo de organización nuestro|esa semana nos faltaba gente], y [ya está corregido|ya hemos cambiado la forma de trabajar].', 'La dirección [se pondrá en contacto con usted|ya lo ha hablado con el equipo].', 'Responda, por favor, a nuestro mensaje con el número del caso, [le propondremos una solución|queremos arreglarlo].', 'El importe [se lo devolveremos|se lo hemos devuelto hoy].'],
    closeAfterApology: ['Esperamos [tener una segunda oportunidad|poder compensarle].', 'Le pedimos disculpas [una vez más|de nuevo].', 'Tomamos [buena nota|nota de todo].'],
  },
};
