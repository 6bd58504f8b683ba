/** Query key of the company's bulk answers. */
export const bulkKey = (companyId: string) => ['bulk-answers', companyId] as const;
