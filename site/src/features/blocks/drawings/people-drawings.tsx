import { Bubble, Done, Ground, Ink, Letter, Lines, OneStar, Paper, Person, Shield, Stars } from './parts.tsx';
import * as styles from './drawings.module.css';

/** Illustrations of people and conversations. */

export const Invitation = () => (
  <>
    <Ground />
    <Ink d="M330 118c34-40 66-44 92-30" dashed />
    <path className={styles.accent} d="m404 74 52-22-16 54-14-20z" />
    <Ink d="m426 86 30-34" />
    <Paper x={120} y={72} width={220} height={170} />
    <Stars x={152} y={102} size={31} />
    <Lines x={150} y={156} widths={[160, 120]} />
    <path className={styles.paper} d="M92 172v106a14 14 0 0 0 14 14h248a14 14 0 0 0 14-14V172l-138 74z" />
    <Ink d="m98 286 92-62m172 62-92-62" />
  </>
);

export const Mediation = () => (
  <>
    <Ground look="turned" />
    <Person x={104} y={262} />
    <Person x={376} y={262} accent />
    <Bubble x={72} y={62} width={190} height={104} tail="left">
      <Stars x={24} y={22} size={20} full={2} />
      <Lines x={24} y={58} widths={[140, 96]} />
    </Bubble>
    <Bubble x={236} y={112} width={172} height={88} tail="right">
      <Lines x={24} y={28} widths={[124, 84]} />
    </Bubble>
    <Ink d="M160 268h46m68 0h46" dashed />
    <Done x={240} y={268} size={1.3} />
  </>
);

export const Languages = () => (
  <>
    <Ground look="mirrored" />
    <circle className={styles.paper} cx="240" cy="196" r="104" />
    <Ink d="M136 196h208M240 92c34 32 48 66 48 104s-14 72-48 104c-34-32-48-66-48-104s14-72 48-104zM152 144h176M152 248h176" />
    <Bubble x={62} y={48} width={108} height={76} tail="right">
      <Letter x={54} y={50}>
        A
      </Letter>
    </Bubble>
    <Bubble x={318} y={70} width={108} height={76} tail="left" accent>
      <Letter x={54} y={50}>
        Ł
      </Letter>
    </Bubble>
    <Bubble x={300} y={226} width={108} height={76} tail="left">
      <Letter x={54} y={50}>
        Я
      </Letter>
    </Bubble>
  </>
);

export const Translation = () => (
  <>
    <Ground />
    <Paper x={60} y={70} width={172} height={180} />
    <Letter x={100} y={120} size={36}>
      Ł
    </Letter>
    <Stars x={84} y={142} size={18} />
    <Lines x={84} y={178} widths={[124, 104, 72]} />
    <Paper x={248} y={112} width={172} height={180} />
    <Letter x={288} y={162} size={36}>
      A
    </Letter>
    <Stars x={272} y={184} size={18} />
    <Lines x={272} y={220} widths={[124, 88, 110]} />
    <Ink d="M262 84h62v14m-10-8 10 10 10-10" accent />
    <Ink d="M218 278h-62v-14m10 8-10-10-10 10" accent />
  </>
);

export const Survey = () => (
  <>
    <Ground look="turned" />
    <Paper x={126} y={56} width={228} height={260} />
    <rect className={styles.accent} x="196" y="42" width="88" height="28" rx="8" />
    {[0, 1, 2].map((row) => (
      <g key={row} transform={`translate(154 ${104 + row * 44})`}>
        <circle className={styles.paper} cx="12" cy="12" r="12" />
        {row === 1 && <circle className={styles.accent} cx="12" cy="12" r="7" />}
        <Lines x={38} y={8} widths={[[118, 92, 128][row] ?? 100]} />
      </g>
    ))}
    <rect className={styles.words} x="154" y="262" width="172" height="8" rx="4" />
    <rect className={styles.accent} x="154" y="262" width="112" height="8" rx="4" />
    <circle className={styles.paper} cx="266" cy="266" r="14" />
  </>
);

export const People = () => (
  <>
    <Ground look="mirrored" />
    <Person x={128} y={232} />
    <Person x={352} y={232} />
    <Person x={240} y={216} size={1.5} accent />
    <Bubble x={150} y={52} width={180} height={72} tail="left">
      <Stars x={28} y={22} size={25} />
    </Bubble>
    <Done x={296} y={262} />
  </>
);

export const Phone = () => (
  <>
    <Ground />
    <Paper x={160} y={32} width={160} height={300} radius={26} />
    <Ink d="M222 52h36" />
    <circle className={styles.shade} cx="240" cy="104" r="24" />
    <Lines x={198} y={142} widths={[84]} />
    <Stars x={178} y={170} size={24} full={4} />
    <Lines x={184} y={216} widths={[112, 92, 104]} />
    <rect className={styles.accent} x="184" y="278" width="112" height="30" rx="8" />
    <Bubble x={296} y={76} width={128} height={62} tail="left">
      <OneStar x={18} y={18} size={26} />
      <Lines x={54} y={20} widths={[54, 38]} gap={16} />
    </Bubble>
    <Shield x={92} y={206} size={1.1} />
  </>
);
