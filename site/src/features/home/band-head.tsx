import * as styles from './home.module.css';

export function BandHead({ title, lead }: { title: string | null; lead?: string | null }) {
  if (!title) return null;
  return (
    <header className={styles.bandHead}>
      <h2>{title}</h2>
      {lead && <p className={styles.muted}>{lead}</p>}
    </header>
  );
}
