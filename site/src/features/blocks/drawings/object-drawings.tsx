import { Bubble, Done, Ground, Ink, Lines, OneStar, Paper, Shield, Stars } from './parts.tsx';
import * as styles from './drawings.module.css';

/** Illustrations of objects. */

export const Widget = () => (
  <>
    <Ground look="turned" />
    <Paper x={64} y={58} width={352} height={244} />
    <Ink d="M64 98h352" />
    {[0, 1, 2].map((dot) => (
      <circle key={dot} className={styles.shade} cx={90 + dot * 20} cy="78" r="6" />
    ))}
    <Lines x={92} y={122} widths={[140, 190]} />
    {[0, 1, 2].map((card) => (
      <g key={card} transform={`translate(${92 + card * 92} 176)`}>
        <Paper x={0} y={0} width={80} height={96} radius={8} />
        <Stars x={10} y={14} size={11.5} />
        <Lines x={10} y={40} widths={[58, 46, 52]} gap={15} />
      </g>
    ))}
    <path className={styles.accent} d="M416 150h-28a10 10 0 0 0-10 10v88a10 10 0 0 0 10 10h28z" />
    <OneStar x={384} y={190} size={26} light />
  </>
);

export const Chart = () => (
  <>
    <Ground />
    <Paper x={72} y={64} width={336} height={232} />
    <Ink d="M108 262h264" />
    {[44, 66, 58, 92, 110, 128].map((height, index) => (
      <rect
        key={index}
        className={index === 5 ? styles.accent : styles.words}
        x={116 + index * 44}
        y={260 - height}
        width="28"
        height={height}
        rx="6"
      />
    ))}
    <Ink d="m130 188 44-26 44 10 44-40 44-16 44-30" accent />
    <circle className={styles.paper} cx="350" cy="86" r="10" />
    <Bubble x={96} y={40} width={150} height={58} tail="left">
      <Stars x={17} y={18} size={22} />
    </Bubble>
  </>
);

export const Badges = () => (
  <>
    <Ground look="mirrored" />
    {[
      { x: 118, y: 196, size: 0.72 },
      { x: 362, y: 196, size: 0.72 },
      { x: 240, y: 160, size: 1.15 },
    ].map(({ x, y, size }) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
        <path className={styles.accent} d="m-36 50-16 78 52-26 52 26-16-78z" />
        <circle className={styles.paper} r="76" />
        <circle className={styles.soft} r="58" />
        {x === 240 ? <Shield x={-36} y={-42} size={1.5} /> : <OneStar x={-33} y={-36} size={66} />}
      </g>
    ))}
  </>
);

export const Search = () => (
  <>
    <Ground />
    <Paper x={70} y={58} width={340} height={64} radius={32} />
    <Lines x={104} y={86} widths={[150]} />
    <rect className={styles.accent} x="352" y="66" width="48" height="48" rx="24" />
    <path className={styles.check} d="M383 97l8 8m-5-18a11 11 0 1 1-22 0 11 11 0 0 1 22 0z" />
    {[0, 1].map((row) => (
      <g key={row} transform={`translate(${92 + row * 22} ${148 + row * 82})`}>
        <Paper x={0} y={0} width={274} height={68} />
        <circle className={styles.shade} cx="38" cy="34" r="18" />
        <Lines x={72} y={18} widths={[row === 0 ? 116 : 92]} />
        <Stars x={72} y={36} size={18} full={row === 0 ? 5 : 4} />
        {row === 0 && <Done x={240} y={34} />}
      </g>
    ))}
  </>
);

export const Protection = () => (
  <>
    <Ground look="turned" />
    <Paper x={66} y={116} width={150} height={150} />
    <Lines x={90} y={146} widths={[100, 76, 92, 60]} />
    <Paper x={264} y={96} width={150} height={150} />
    <Lines x={300} y={126} widths={[88, 64, 92, 52]} />
    <path className={styles.paper} d="M240 44 138 82v78c0 66 44 110 102 130 58-20 102-64 102-130V82z" />
    <Shield x={180} y={92} size={2.5} />
  </>
);

const CODE = ['1110111', '1010101', '1110011', '0001010', '1110111', '1010010', '1110101'];

export const QrCode = () => (
  <>
    <Ground look="mirrored" />
    <Paper x={132} y={46} width={216} height={226} />
    <g transform="translate(170 78)">
      {CODE.flatMap((row, y) =>
        [...row].map((cell, x) =>
          cell === '1' ? (
            <rect
              key={`${x}-${y}`}
              className={x === 4 && y === 4 ? styles.accent : styles.dark}
              x={x * 20}
              y={y * 20}
              width="18"
              height="18"
              rx="4"
            />
          ) : null,
        ),
      )}
    </g>
    <Stars x={180} y={232} size={24} />
    <Ink d="M150 290h180l18 26H132z" />
    <Ink d="M112 92V58a32 32 0 0 1 32-32h34M302 26h34a32 32 0 0 1 32 32v34" accent />
  </>
);

export const Place = () => (
  <>
    <Ground />
    <path className={styles.paper} d="m76 112 108-34 112 34 108-34v188l-108 34-112-34-108 34z" />
    <Ink d="M184 78v188M296 112v188" />
    <Ink d="M112 232c26-40 52-8 74-34s56-12 92-28" dashed />
    <circle className={styles.shade} cx="112" cy="232" r="9" />
    <path className={styles.accent} d="M302 214s54-48 54-90a54 54 0 0 0-108 0c0 42 54 90 54 90z" />
    <circle className={styles.paper} cx="302" cy="124" r="22" />
  </>
);

export const Shop = () => (
  <>
    <Ground look="turned" />
    <Paper x={96} y={116} width={288} height={176} radius={10} />
    {[0, 1, 2, 3, 4, 5].map((stripe) => (
      <path
        key={stripe}
        className={stripe % 2 === 0 ? styles.accent : styles.paper}
        d={`M${84 + stripe * 52} 72h52v62a26 26 0 0 1-52 0z`}
      />
    ))}
    <Paper x={124} y={184} width={120} height={78} radius={8} />
    <Stars x={140} y={198} size={18} />
    <Lines x={140} y={228} widths={[88]} />
    <path className={styles.soft} d="M276 292v-98a8 8 0 0 1 8-8h60a8 8 0 0 1 8 8v98z" />
    <Ink d="M276 292v-98a8 8 0 0 1 8-8h60a8 8 0 0 1 8 8v98M336 244v8M70 292h340" />
  </>
);

export const Hotel = () => (
  <>
    <Ground look="mirrored" />
    <Paper x={132} y={66} width={216} height={226} radius={10} />
    <Stars x={178} y={84} size={25} />
    {[0, 1].map((row) =>
      [0, 1, 2].map((column) => (
        <rect
          key={`${row}-${column}`}
          className={row === 0 && column === 1 ? styles.accent : styles.words}
          x={160 + column * 60}
          y={128 + row * 52}
          width="40"
          height="34"
          rx="6"
        />
      )),
    )}
    <path className={styles.soft} d="M214 292v-44a26 26 0 0 1 52 0v44z" />
    <Ink d="M214 292v-44a26 26 0 0 1 52 0v44M90 292h300" />
    <g transform="translate(346 250)">
      <path className={styles.accent} d="M0 34a40 40 0 0 1 80 0z" />
      <Ink d="M-8 36h96M40-6V-14" />
      <circle className={styles.accent} cx="40" cy="-12" r="6" />
    </g>
  </>
);
