import type { TextStock } from './stock.ts';

// prettier-ignore
export const en: TextStock = {
  names: {
    female: ['Emily', 'Sarah', 'Charlotte', 'Hannah', 'Laura', 'Rebecca', 'Megan', 'Olivia', 'Grace', 'Alice', 'Lucy', 'Helen', 'Jane', 'Fiona', 'Claire', 'Priya', 'Margaret', 'Zoe', 'Ruth', 'Bethany'],
    male: ['James', 'Oliver', 'Thomas', 'Daniel', 'Harry', 'Matthew', 'Simon', 'Andrew', 'George', 'Peter', 'Callum', 'Ben', 'Edward', 'Graham', 'Imran', 'Owen', 'Stephen', 'Luke', 'Neil', 'Patrick'],
    initials: 'ABCDEFGHJKLMNPRSTW',
  },
  opening: {
    positive: [
      '[Highly recommended|Thoroughly recommended|Can only recommend this].',
      '[Very|Really|Absolutely] [pleased|happy|delighted] with [everything|how it all went].',
      '[Everything|The whole thing|From start to finish it all] went [smoothly|without a hitch|exactly as promised].',
      '[Excellent|Brilliant|Superb|First class|Spot on], [no other word for it|nothing to add].',
      'I am hard to please, and [there was nothing to complain about|even I could not find a fault].',
      'This is my [second|third|fourth] time here and [it is as good as ever|they have never let me down].',
      'First time here and [certainly not the last|a very pleasant surprise].',
      'A [friend|neighbour|colleague] [recommended them|sent me here] and [was quite right|I am glad of it].',
      'It has been a while since I was this [impressed|well looked after].',
      'Five stars, [and well deserved|without hesitation|and I do not give them often].',
    ],
    mixed: [
      '[Mixed feelings|A bit of a mixed bag|Mixed experience overall].',
      '[Average|Middling|So-so|Nothing special], [to be honest|I would say].',
      'Not bad, but [I expected a little more|it could have been better|some way from perfect].',
      'There are [good points and bad points|pluses and minuses].',
      '[Slightly|A little] let down, although [not everything was bad|there were good moments too].',
      'Three stars because [it was half good|not everything came together].',
    ],
    negative: [
      '[Sadly|Unfortunately|Sorry to say it, but] I was [disappointed|rather let down].',
      '[Would not recommend|I cannot recommend this|Not recommended].',
      '[Poor|Very poor|Really poor] [experience|show], [from beginning to end|I am afraid].',
      '[Very unhappy|Deeply disappointed|Quite upset] with [how this went|the whole thing].',
      '[This is not what I expected|Not at all what was promised|I had expected something quite different].',
      'I thought twice about [writing this|leaving a review], but [others should know|it may help somebody].',
      'After all the good reviews I [expected more|had hoped for a better standard].',
      '[A waste of time|A waste of an afternoon|More trouble than it was worth].',
    ],
  },
  occasion: {
    shops: ['I ordered [a birthday present for my mum|a gift for my brother|a few bits for the house|several things at once].', 'Placed the order [on my phone one evening|at the weekend|in a hurry before Christmas].', 'This was my [first|second|third] order [here|with them].', 'I came across the shop [through a search|by chance|on a friend’s advice].'],
    product: ['Bought it [as a present|for myself|for my mum’s birthday|with the holidays in mind].', 'I had been looking for something like this [for weeks|for ages|since last year].', 'I have had it [for a month|for a fortnight|for half a year|for a few days].', 'Chose it [after reading the reviews|after much comparing|on a bit of a whim].'],
    services: ['I needed [help at short notice|somebody reliable|a slot in the same week].', 'Found them [through a neighbour|through friends|online].', 'Booked [over the phone|on their website|for a Saturday morning].', 'It was [my first visit|my second visit|only a small job].'],
    hotels: ['We stayed [three nights|for a long weekend|a week with the children|two nights].', 'I was here [on business|on the way through|with friends|with my parents].', 'We came [for our anniversary|for half-term|out of season|in the middle of summer].', 'Just [one night on the way north|a night for a wedding|two nights for a course].'],
    restaurants: ['We came [on a Saturday evening|for Sunday lunch|at lunchtime|as a family of five].', 'I dropped in [after work|by chance|with friends|for a quick lunch].', 'We were celebrating [a birthday|our anniversary|our daughter’s exams].', 'We ordered [two mains and a pudding|starters and mains|several plates to share].'],
  },
  aspects: {
    shops: [
      {
        positive: ['[Delivery|Shipping] was [very quick|remarkably fast|quicker than expected], [it came the next day|two days from order to door].', 'The parcel arrived [a day early|right on time|within the hour they gave].', 'The courier was [on time|polite|considerate], and the tracking [was accurate throughout|told me the exact slot].', 'Ordered [in the evening|on Monday|before noon], sent [the same day|straight away|within a few hours].'],
        negative: ['I waited [almost two weeks|eleven days] for a parcel that was meant to take [two days|three days].', 'The delivery date was [put back three times|changed twice], [with no explanation|each time only after I asked].', 'The parcel [sat in a warehouse for days|only left after a week] and [nobody told me|the tracking never moved].'],
      },
      {
        positive: ['[Packed|Everything was packed] [with care|really well|very solidly], [nothing could have been damaged|without heaps of plastic].', 'The box was in perfect shape, with [a nice handwritten note|paper instead of plastic|each item wrapped separately].', 'You can tell that somebody packed it [with thought|with care|properly].'],
        negative: ['The box came [torn|crushed|damp on one side] and [there was no padding inside|everything was rattling around].', 'It arrived [scratched|with a cracked corner|marked], because [it had one thin layer of wrap|nobody had protected it].', 'The parcel [was missing an item|had somebody else’s item in it].'],
      },
      {
        positive: ['Customer service was [excellent|very helpful|faultless], they answered my [message|question] [within minutes|the same day].', 'The lady on the phone [gave patient advice|helped me find the right size|explained it all].', 'The return was [accepted without fuss|sorted in two days] and the refund [came straight away|was for the full amount].', 'I had a question [before buying|afterwards] and got [a clear|a helpful|an honest] answer.'],
        negative: ['My [e-mail|message] [was never answered|took six days to get a reply] and the phone [just rings out|is hardly ever picked up].', 'My complaint [has dragged on for three weeks|was turned down in a single line].', 'Customer service [sends stock replies|keeps asking me to wait, and nothing comes of it].'],
      },
      {
        positive: ['Prices are [fair|sensible|lower than elsewhere], [with no hidden extras|and postage was free].', 'Value for money is [very good|excellent|hard to beat].', 'I caught [a good offer|a discount], though it would have been [worth it anyway|fair without it].'],
        negative: ['For that money [I expected better quality|you can get something better].', 'Postage [was only added at the very end|was out of proportion to the order].', 'The sale price turned out to be [the usual price|no saving at all].'],
      },
      {
        positive: ['The website is [clear|simple|easy to use], ordering [took three minutes|worked without an account].', 'Everything was [as described|just like the photos|exactly what I had ordered].', '[Great choice|A really interesting range|Well-chosen range], [hard to stop at one thing|I always find something].'],
        negative: ['The item was [not like the photos|not as described], the colour [completely different|clearly darker].', 'Only after paying did I learn that [it was out of stock|I would have to wait for the factory].', 'The website [froze at the payment page|lost my basket twice].'],
      },
    ],
    product: [
      {
        positive: ['The quality is [superb|very good|better than I thought], [you see it as soon as you open the box|you can feel it straight away].', '[A solid thing|A proper piece of work|A really good buy], [it will last for years|worth a look].', 'The finish is [careful|faultless], [even the small details are right|it keeps every promise].'],
        negative: ['The quality is [poor|weak|far below what I expected], [you notice at first glance|a real pity].', 'After [a week|a few days|a month] it [was no longer fit for use|looked a year old].', '[Cheaply made|Carelessly made], [corners were cut everywhere|the details are unfinished].'],
      },
      {
        positive: ['[Matches the description|True to the description|Exactly as described] [and the photos|in every detail].', 'In real life it is [even nicer than in the picture|lovely|more impressive].', 'An [honest|accurate] description, [nothing was prettied up|I knew what to expect].'],
        negative: ['In the photos it looks [much better|quite different].', 'The description [leaves out what matters|is not accurate], [I feel misled|I would not have bought it].', 'What came was [clearly not what was described|smaller than the listing says].'],
      },
      {
        positive: ['We use it [every day|almost daily|as a family] and [have no complaints|everybody loves it].', 'It does its job [perfectly|very well|better than the one before].', 'The person I gave it to was [thrilled|very happy with it].', 'It [meets|fully meets] my expectations.'],
        negative: ['In practice it [does not work for us|is of little use], [it sits in a cupboard|I am sending it back].', 'It was meant as a nice present, and [I was embarrassed|I ended up apologising].', 'Used it [twice|once] and [that was enough|will not bother again].'],
      },
      {
        positive: ['[Worth|Well worth] [the money|every penny].', 'At this price I [found nothing better|could not ask for more].', 'I went back and bought another [for my sister|for my parents|as a spare].'],
        negative: ['[Not|Really not] worth the money.', 'The price is [that of a premium product|too high], and what you get is [very ordinary|nothing of the kind].'],
      },
    ],
    services: [
      {
        positive: ['I got an appointment [straight away|within two days|that fitted round my work].', 'They kept to the agreed time [to the minute|exactly], [no waiting|I was seen at once].', 'Booking was [easy|done online in a minute], [a reminder came the day before|confirmed at once].'],
        negative: ['The appointment was [cancelled an hour before|moved three times].', 'Despite the agreed time [I waited fifty minutes|nobody turned up].', 'You wait [six weeks|for ages] for an appointment, [even for a small thing|and there is no list].'],
      },
      {
        positive: ['[Real professionals|Clearly experienced|They know their trade], [every question had an answer|nothing was guesswork].', 'Everything was [calmly explained|explained in plain English], [without pushing extras|step by step].', 'They found the problem [at once|in five minutes], where [others had given up|others took weeks].'],
        negative: ['[Not well prepared|Hardly professional], [I had to explain the job myself|somebody had to be asked every few minutes].', 'Two members of the team [told me two different things|could not answer a simple question].', 'I had the feeling that [they were learning on me|it was their first time].'],
      },
      {
        positive: ['The result is [better than I had hoped|excellent|just what we agreed].', '[Careful work|Thorough work|A proper job], [they left everything tidy|nothing had to be done twice].', 'It has been [a few months|half a year] and [all is still well|the result has lasted].'],
        negative: ['After [a week|a few days] [it was back to square one|somebody else had to put it right].', 'The result is [far from what we agreed|slapdash], [the second attempt did not help|it was clearly rushed].', '[Left unfinished|Left half done], but [billed in full|I am still waiting for them to come back].'],
      },
      {
        positive: ['[Very kind|Friendly|Warm] people, [you can tell they care|you can always ring and ask].', 'Communication was [great|faultless], [they call back when they say so|they even reply in the evening].', 'The atmosphere is [calm|friendly], [nobody rushes you|I felt at ease at once].'],
        negative: ['The phone is [answered one time in five|always engaged], [nobody calls back|messages go unanswered].', 'The tone was [rude|dismissive], [as if a customer were a nuisance|and no apology followed].'],
      },
      {
        positive: ['The price was [as quoted|fair|clear from the start], [with no extras at the end|no surprises].', 'I paid [less than elsewhere|what we agreed], and [the work was better|more was done].'],
        negative: ['At the end [things were added that nobody had mentioned|the bill was a third higher].', '[Expensive|Too expensive] for [this standard|what was done].'],
      },
    ],
    hotels: [
      {
        positive: ['The room was [spotless|spacious|bright and clean] and the bed [very comfortable|so good that we overslept].', 'The bathroom was [gleaming|newly done and spotless], [fresh towels every day|with a proper shower].', 'The room had [everything we needed|a kettle, robes and a decent desk], [with a wonderful view|and real attention to detail].'],
        negative: ['The room was [stuffy|cold|clearly run down], [the carpet has seen better days|the window would not shut].', 'The bathroom had [mould in the grouting|a dripping tap|a smell from the drain], [reporting it changed nothing|nobody seemed to mind].', 'The mattress was [sagging|hard as a board], [my back ached in the morning|sleep was out of the question].'],
      },
      {
        positive: ['Breakfast was [plentiful|varied|delicious], with [fresh bread and local cheese|something for everyone|good coffee].', 'At breakfast [everything was topped up at once|the eggs were cooked to order].'],
        negative: ['Breakfast was [meagre|the same every day], [by nine the trays were empty|with undrinkable coffee from a machine].', 'At breakfast [there were no clean plates|we queued for a table].'],
      },
      {
        positive: ['The [staff|reception|team] were [lovely|cheerful|helpful at any hour], [they told us what to see|they arranged an early check-in].', 'The hosts were [warm|so welcoming], [we felt at home|the children got colouring books].', 'Check-in [took two minutes|was quick, without a queue].'],
        negative: ['Reception was [unfriendly|always empty|sulky], [we had to ask twice for help|no apology either].', 'Check-in [took an hour|was not possible before five], because [the room was not ready|our booking could not be found].'],
      },
      {
        positive: ['The location is [great|ideal|hard to beat], [everything in walking distance|quiet, yet minutes from the centre].', 'The area is [beautiful|green and peaceful], [perfect for walks|with a footpath from the door].', 'Parking was [on site and free|easy], [and it is simple to find|with the bus stop close by].'],
        negative: ['The centre is [further than stated|half an hour along a busy road].', 'Parking is [paid and cramped|for three cars only], [which nobody mentions|we circled for ages].'],
      },
      {
        positive: ['At night it is [completely quiet|as quiet as can be], [I slept better than at home|we really rested].', 'Cleanliness was [outstanding|exemplary], [with discreet daily cleaning|a pleasure to see].'],
        negative: ['The walls are [paper thin|letting every sound through], [we heard our neighbours talk|no sleep until two].', 'The air conditioning [hummed all night|did not work in the heat].'],
      },
    ],
    restaurants: [
      {
        positive: ['The food was [delicious|excellent|outstanding], [generous portions|everything fresh|well balanced].', 'The [soup|sauce|pudding] was [like my gran’s|a masterpiece|worth the trip alone].', 'You can tell that [they cook with fresh produce|the chef knows the trade], [no short cuts|each plate is looked after].'],
        negative: ['The food was [lukewarm|bland|far too salty], [a smaller portion than in the picture|I left half of it].', 'The [meat|main course] was [bone dry|undercooked|clearly reheated], and [the waiter just shrugged|nobody offered another].', 'Out of [five|seven] dishes we asked for, [three were off|half had run out].'],
      },
      {
        positive: ['The service was [attentive|good-humoured|lovely], [with a great recommendation|they thought of the children too].', 'Our waitress [knew the whole menu by heart|asked about allergies], [everything came with a smile|nothing had to be said twice].'],
        negative: ['The service was [absent|lost|unwilling], [we asked twice for cutlery|two orders were mixed up].', 'The waiter [forgot our drinks|clearly did not want to be there].'],
      },
      {
        positive: ['We waited [only a quarter of an hour|hardly at all, though it was full] for our [food|order].', 'Our table was [ready at the agreed time|found even without a booking].'],
        negative: ['We waited [over an hour|seventy minutes] for our food, although [the room was half empty|it was a simple order].', 'Despite a booking we [stood in the doorway for ages|were put next to the door].'],
      },
      {
        positive: ['The place is [cosy|tastefully done|full of character], [the music lets you talk|you want to stay longer].', 'The [garden|terrace] is [charming|quiet and green], [the play corner is a great idea|and it is clean in every corner].'],
        negative: ['Inside it was [loud|stuffy|cold], [we could not hear each other|our clothes smelt of frying].', 'The tables were [sticky|too close together], [and the toilets in a sorry state|hard to squeeze past].'],
      },
      {
        positive: ['Prices are [fair|low for such quality], [dinner for two was very reasonable|the set lunch is a bargain].'],
        negative: ['Prices are [as in the capital|steep], and [the quality is that of a canteen|the portions are tiny].', 'The bill [had items we never ordered|included a service charge nobody mentioned].'],
      },
    ],
  },
  blemish: {
    shops: ['The only drawback is [the cost of postage|the lack of a pick-up point|the small choice of couriers].', 'They could [send the confirmation sooner|add more photos].', 'The box was [a little dented|too big for what was in it], but [the contents were fine|never mind].'],
    product: ['The colour is [a touch different from the screen|slightly darker], but [I can live with that|it is a detail].', 'The instructions [could be better|are very brief].', 'One star off for [the price|the packaging].'],
    services: ['There was [a bit of a wait|some waiting], but [it was worth it|they are clearly in demand].', 'It is hard to [park there|find at the first try].', 'They could [stay open longer on Fridays|take cards].'],
    hotels: ['The room [could be bigger|is smaller than in the photos], but [it was enough for us|it is clean].', 'The wifi [slowed down at times|is weaker on the top floor].', 'A pity that breakfast [only starts at eight|ends so early].'],
    restaurants: ['At weekends [you need to book|it can get loud].', 'There could be [more puddings|a few more options for children].', 'The portion [could be a little bigger|is on the small side], but [tasty|that is a matter of appetite].'],
  },
  ending: {
    positive: ['I will [certainly|definitely|gladly] be back.', '[Recommended|Warmly recommended] [to everyone|to anyone in doubt|with a clear conscience].', '[Thank you|Many thanks|Thanks] and [all the best|see you next time|keep it up].', 'I will be telling [my friends|family and friends|others] about it.', 'This is how it should be [everywhere|every time].', 'Keep up [the standard|the good work].', '[I am here to stay|You have a regular customer now].', 'In short: [worth it|well worth it|a great choice].'],
    mixed: ['Maybe [it will be better next time|I will give it one more chance|it was just a bad day].', '[There is room for improvement|Some things need work].', 'Overall [three stars|average|all right].', 'Not sure that I [will come back|would choose it again].', 'There is potential, [but the delivery is lacking|the rest needs work].'],
    negative: ['[Never again|I will not be back|That was the last time].', 'I am already looking [elsewhere|for somebody else].', 'I hope that [somebody learns from this|things will change].', '[I advise you|Better] [to look elsewhere|to think twice].', 'I am waiting for [an answer from the company|my refund|any explanation].', 'One star [is generous|only because there is no zero|as encouragement].'],
  },
  answer: {
    thanks: ['[Thank you|Thank you very much|Many thanks] for [your review|the kind words|such a good rating].', 'Words like these [make our day|please the whole team|are our best reward].', 'We are glad that [everything worked out|all was as it should be].'],
    close: ['We hope to see you [again|soon|whenever you need us].', 'Until [next time|then]!', '[Kind|Warm] regards from [all of us|the whole team].'],
    apology: ['We are [very sorry|truly sorry|sorry] for [this|the trouble|the disappointment].', 'We are sorry that [it turned out this way|we let you down], [this is not our standard|this is not how we work].', 'Thank you for being frank, though [we would have liked better news|it is not easy to read].'],
    step: ['We looked into it: [our planning was at fault|we were short of hands that week], [and we have put it right|and have changed how we work].', 'The manager [will be in touch about this|has gone through it with the team].', 'Please reply to our message with the case number, [we will suggest a solution|we would like to put it right].', 'We [will refund|have today refunded] the cost.'],
    closeAfterApology: ['We hope for [a second chance|a chance to do better].', 'Once again, we apologise.', 'We will [learn|draw lessons] from this.'],
  },
};
