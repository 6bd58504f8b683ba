import { Token } from '@app/contracts/common';
import { ApiProblem } from '../../lib/api.ts';

/** A token of an address. @throws ApiProblem as the engine would say it, when it cannot be one */
export function asToken(text: string): Token {
  if (!Token.safeParse(text).success) throw new ApiProblem({ status: 404, code: 'token_invalid' });
  return text;
}
