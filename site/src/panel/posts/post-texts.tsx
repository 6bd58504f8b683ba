import { useState } from 'react';
import { z } from 'zod';
import { useQuery } from '@tanstack/react-query';
import type { Locale } from '@app/contracts/common';
import type { CompanyReviewDetail } from '@app/contracts/company-reviews/detail';
import { POST_NETWORK_NAMES, WITHOUT_HASHTAGS } from '@app/contracts/sharing/networks';
import type { PostNetwork } from '@app/contracts/sharing/networks';
import { postLength } from '@app/contracts/sharing/post-length';
import type { ReviewPosts } from '@app/contracts/sharing/posts';
import { htmlLang } from '@app/locales/manifest.ts';
import { formatNumber } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card, Checkbox, Field, Icon, Row, Select, Skeleton, TextArea } from '../../ui/index.ts';
import { KeptNotice } from '../kept/kept-notice.tsx';
import { useKeptState } from '../kept/use-kept.ts';
import { useApi, usePanel } from '../panel-context.tsx';
import { PlanLacks } from '../plan-lacks.tsx';
import { pictureName, picturePath } from './picture-card.tsx';
import type { PostChoice } from './post-choice.ts';
import { postsApi } from './posts-api.ts';
import { canShareFiles, sharePost } from './share-post.ts';
import * as styles from './posts.module.css';

type Choice = PostChoice & { language: Locale };

/** Texts for networks: part of a plan, which the engine says. */
export function PostTexts({ review, choice }: { review: CompanyReviewDetail; choice: Choice }) {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(postsApi);
  const [hashtags, setHashtags] = useState(false);
  const [network, setNetwork] = useState<PostNetwork>('facebook');
  const query = {
    language: choice.language,
    text: choice.translated ? 'translation' : 'original',
    hashtags: hashtags ? 'yes' : 'no',
  } as const;
  const posts = useQuery({
    queryKey: ['posts', company.id, review.id, query],
    queryFn: ({ signal }) => api.posts(review.id, query, signal),
  });
  const post = posts.data?.posts.find((one) => one.network === network);
  return (
    <Card as="section" className={styles.form} aria-labelledby="posts-text">
      <h2 id="posts-text" className={styles.title}>
        {t('posts.text.title')}
      </h2>
      {posts.isError ? (
        <PlanLacks error={posts.error} onRetry={() => void posts.refetch()} />
      ) : (
        <>
          <Field label={t('posts.text.network')}>
            <Select value={network} onChange={({ target }) => setNetwork(target.value as PostNetwork)}>
              {Object.entries(POST_NETWORK_NAMES).map(([one, name]) => (
                <option key={one} value={one}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          {!WITHOUT_HASHTAGS.includes(network) && (
            <Checkbox
              label={t('posts.text.hashtags')}
              checked={hashtags}
              onChange={({ target }) => setHashtags(target.checked)}
            />
          )}
          {post ? (
            <Editor key={`${network} ${post.text}`} post={post} review={review} choice={choice} />
          ) : (
            <Skeleton shape="block" />
          )}
        </>
      )}
    </Card>
  );
}

interface EditorProps {
  post: ReviewPosts['posts'][number];
  review: CompanyReviewDetail;
  choice: Choice;
}

/** The text, to be changed and copied, or handed over to an app with the picture. */
function Editor({ post, review, choice }: EditorProps) {
  const { t, locale } = useT('panel');
  const [text, setText, kept] = useKeptState(
    { flow: `post.${post.network}.${choice.language}`, id: review.id, saved: post.text },
    z.string(),
  );
  const [copied, setCopied] = useState<string | null>(null);
  const [failed, setFailed] = useState<'copy' | 'share' | null>(null);
  const length = postLength(post.network, text);
  const over = length - post.limit;
  const network = POST_NETWORK_NAMES[post.network];
  const count = t('posts.text.count', {
    count: formatNumber(locale, length),
    limit: formatNumber(locale, post.limit),
  });
  const attempt = async (what: 'copy' | 'share', act: () => Promise<void>) => {
    setFailed(null);
    try {
      await act();
    } catch {
      setFailed(what);
    }
  };
  const copy = () =>
    attempt('copy', async () => {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    });
  const share = () => attempt('share', () => sharePost(picturePath(review, choice), pictureName(review, choice), text));
  return (
    <>
      <KeptNotice kept={kept} />
      <Field
        label={t('posts.text.label', { network })}
        hint={count}
        error={over > 0 ? t('posts.text.tooLong', { network, count: formatNumber(locale, over) }) : undefined}
      >
        <TextArea
          className={styles.text}
          rows={16}
          lang={htmlLang(choice.language)}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      {post.shortened && <p className={styles.quiet}>{t('posts.text.shortened')}</p>}
      {text !== post.text && <Alert tone="info">{t('posts.text.changed')}</Alert>}
      {failed && <Alert tone="error">{t(`posts.text.failed.${failed}`)}</Alert>}
      <Row>
        <Button icon={<Icon name="copy" size={18} />} onClick={() => void copy()}>
          {t(copied === text ? 'copy.done' : 'posts.text.copy')}
        </Button>
        {canShareFiles() && (
          <Button variant="secondary" icon={<Icon name="send" size={18} />} onClick={() => void share()}>
            {t('posts.text.share')}
          </Button>
        )}
        {text !== post.text && (
          <Button variant="quiet" onClick={() => setText(post.text)}>
            {t('posts.text.reset')}
          </Button>
        )}
      </Row>
    </>
  );
}
