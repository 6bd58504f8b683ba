export { generatedCompanies, generatedCompany, noProducts } from './companies.ts';
export { generatedQueries, type BenchQuery, type QueryKind } from './queries.ts';
