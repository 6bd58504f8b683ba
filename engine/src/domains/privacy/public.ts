import { eraseData, sendErased } from './erasure.ts';
import { sendPrivacyLink } from './requests.ts';

export const privacyJobs = [sendPrivacyLink, eraseData, sendErased];
export { forgetPersonalData } from './retention.ts';
export { privacyRoutes } from './router.ts';
