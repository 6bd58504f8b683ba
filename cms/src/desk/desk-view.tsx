import { DefaultTemplate } from '@payloadcms/next/templates';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { Desk } from './desk.tsx';
import { worksAtDesk } from './token-endpoint.ts';
import { deskWords } from './words.ts';

/** The moderation desk at `/admin/moderation`: for moderators and administrators. */
export function DeskView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  if (!req.user) redirect('/admin/login?redirect=%2Fadmin%2Fmoderation');
  const words = deskWords(req.i18n.language);
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale && { locale })}
      {...(params && { params })}
      payload={req.payload}
      permissions={permissions}
      {...(searchParams && { searchParams })}
      user={req.user}
      visibleEntities={visibleEntities}
    >
      <main className="desk gutter--left gutter--right">
        {worksAtDesk(req.user) ? (
          <Desk words={words} language={req.i18n.language} />
        ) : (
          <p className="desk__message" role="alert">
            {words.errors.role_lacks_right}
          </p>
        )}
      </main>
    </DefaultTemplate>
  );
}
