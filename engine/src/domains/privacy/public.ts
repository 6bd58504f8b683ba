import { eraseData } from './erasure.ts';
import { sendPrivacyLink } from './requests.ts';

export const privacyJobs = [sendPrivacyLink, eraseData];
export { forgetPersonalData } from './retention.ts';
export { privacyRoutes } from './router.ts';
