import type { Db } from '../db.ts';
import type { SmsSettings } from './config.ts';
import { createDemoSms } from './demo.ts';
import type { SmsSender } from './sms-sender.ts';
import { createSmsapi } from './smsapi.ts';
import { createTwilio } from './twilio.ts';

/** The sender that the settings name; null when text messages are not offered. */
export function createSmsSender(settings: SmsSettings, db: Db): SmsSender | null {
  switch (settings.SMS_PROVIDER) {
    case 'none':
      return null;
    case 'demo':
      return createDemoSms(db);
    case 'smsapi':
      return createSmsapi({ token: settings.SMSAPI_TOKEN, from: settings.SMS_FROM, url: settings.SMSAPI_URL });
    case 'twilio':
      return createTwilio({
        accountSid: settings.TWILIO_ACCOUNT_SID,
        authToken: settings.TWILIO_AUTH_TOKEN,
        from: settings.SMS_FROM,
        url: settings.TWILIO_URL,
      });
  }
}
