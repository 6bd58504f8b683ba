import { useQuery } from '@tanstack/react-query';
import { useApi, usePanel } from '../../panel-context.tsx';
import { templatesApi } from './templates-api.ts';

export const templatesKey = (companyId: string) => ['answer-templates', companyId];

/** The company's templates of answers. */
export function useTemplates() {
  const { company } = usePanel();
  const api = useApi(templatesApi);
  return useQuery({
    queryKey: templatesKey(company.id),
    queryFn: ({ signal }) => api.templates(signal),
    staleTime: 60_000,
  });
}
