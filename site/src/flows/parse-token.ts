import { Token } from '@app/contracts/common';
import { ApiProblem } from '../lib/api/api.ts';

/**
 * Validates a token from the address.
 * @throws ApiProblem like the engine, if malformed
 */
export function parseToken(text: string): Token {
  if (!Token.safeParse(text).success) throw new ApiProblem({ status: 404, code: 'token_invalid' });
  return text;
}
