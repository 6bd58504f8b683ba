import type supertest from 'supertest';
import { mintStaffToken } from '@app/contracts/security/staff-token';
import type { StaffRole } from '@app/contracts/security/staff-token';
import { API_ROOT } from '../../http/paths.ts';
import type { TestApi } from '../../http/testing.ts';

/** Requests of a member of staff, below `/staff`. */
export interface Staff {
  get(path: string): supertest.Test;
  post(path: string): supertest.Test;
}

/** Staff of any role, with tokens as of the cms. */
export const staffOf =
  (api: Pick<TestApi, 'app' | 'program'>) =>
  (role: StaffRole): Staff => {
    const token = () => mintStaffToken(api.app.config.STAFF_KEY, { staffId: '7', name: 'Ewa', role });
    const ask = (method: 'get' | 'post') => (path: string) =>
      api.program()[method](`${API_ROOT}/staff${path}`).set('Authorization', `Bearer ${token()}`);
    return { get: ask('get'), post: ask('post') };
  };
