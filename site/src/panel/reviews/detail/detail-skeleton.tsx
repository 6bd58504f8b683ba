import { Skeleton } from '../../../ui/index.ts';
import * as styles from './detail.module.css';

/** A review whose detail is being loaded. */
export const DetailSkeleton = () => (
  <div className={styles.detail} aria-busy="true">
    <Skeleton shape="heading" />
    <Skeleton />
    <Skeleton />
    <Skeleton short />
  </div>
);
