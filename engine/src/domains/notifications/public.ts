export { sendDigest, sweepDigests } from './digests/digests.ts';
export { noteHappening, notify, notifyLater } from './notify.ts';
export { noteCompanyNotice, noteTextMessages } from './company-notices.ts';
export { addresseesOf } from './preferences.ts';
export { sendPush } from './push/send.ts';
export { notificationRoutes } from './router.ts';
export { unsubscribeLinks } from './unsubscribing/links.ts';
