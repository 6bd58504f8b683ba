import { columnVisibilityFeature, rowSelectionFeature, tableFeatures } from '@tanstack/react-table';

/** What the table of reviews uses of the library. */
export const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });
export type Features = typeof features;
