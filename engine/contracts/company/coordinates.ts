import { z } from 'zod';

/** Where a company is (WGS 84, decimal degrees): as it says itself, or (not `exact`) the middle of its city. */
export const CompanyCoordinates = z
  .object({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    exact: z.boolean().meta({ description: 'As the company says; otherwise the middle of its city' }),
  })
  .meta({ id: 'CompanyCoordinates' });
export type CompanyCoordinates = z.infer<typeof CompanyCoordinates>;
