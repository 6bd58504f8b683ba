import type { CheckedPattern } from '@app/contracts/moderating/patterns';
import { mintStaffToken } from '@app/contracts/security/staff-token';
import type { Actor } from '../access/rules.ts';
import { config } from '../config.ts';
import type { Finding } from '../fields/rules.ts';

const PATIENCE_MS = 3000;

/**
 * Lets the engine check a pattern. Without an answer the pattern is accepted: the engine checks again before it uses
 * it.
 */
export async function patternFinding(pattern: string, actor: Actor): Promise<Finding> {
  if (!config.engineUrl) return true;
  const token = mintStaffToken(config.staffKey, { staffId: actor.id, name: 'cms', role: actor.role });
  try {
    const answer = await fetch(`${config.engineUrl}/api/v1/staff/patterns/check`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ pattern }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok) return true;
    const { problem } = (await answer.json()) as CheckedPattern;
    return problem === null ? true : `rules.pattern.${problem}`;
  } catch {
    return true;
  }
}
