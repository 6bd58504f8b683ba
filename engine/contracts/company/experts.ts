import { z } from 'zod';
import { Id, Instant, Locale, PictureUrls, WordsByLanguage } from '../common.ts';

/** Experts of a company, at most. */
export const MAX_EXPERTS = 30;
export const EXPERT_NAME_MAX = 60;
export const EXPERT_TITLE_MAX = 60;
export const EXPERT_BIOGRAPHY_MAX = 500;
export const EXPERT_LANGUAGES_MAX = 8;
export const EXPERT_NOTE_MAX = 1500;

/** At least one language. */
const required = { params: { code: 'required' }, error: 'required' };
const Title = WordsByLanguage(EXPERT_TITLE_MAX).refine((words) => Object.keys(words).length > 0, required);

const FACTS = {
  name: z.string().trim().min(2).max(EXPERT_NAME_MAX),
  title: Title.meta({ description: 'Profession or field, per language' }),
  biography: WordsByLanguage(EXPERT_BIOGRAPHY_MAX).meta({ description: 'Per language; may be empty' }),
  languages: z.array(Locale).max(EXPERT_LANGUAGES_MAX).meta({ description: 'Languages that they answer in' }),
};

/** `POST …/experts` and `PUT …/experts/{expertId}`. */
export const EditExpert = z
  .object({
    ...FACTS,
    agreed: z
      .literal(true)
      .meta({ description: 'The company confirms that the person agrees to being named in public' }),
  })
  .meta({ id: 'EditExpert' });
export type EditExpert = z.infer<typeof EditExpert>;

/** A named expert of the company, as its members see them. */
export const Expert = z
  .object({
    id: Id,
    ...FACTS,
    title: WordsByLanguage(EXPERT_TITLE_MAX),
    photo: PictureUrls.nullable(),
    /** When the company confirmed last that the person agrees. */
    agreedAt: Instant,
    /** Signs nothing new since then, but stays named on what they signed. */
    removedAt: Instant.nullable(),
  })
  .meta({ id: 'Expert' });
export type Expert = z.infer<typeof Expert>;

/** `GET …/experts`: by name, removed ones that are still named last. */
export const Experts = z.object({ items: z.array(Expert) }).meta({ id: 'Experts' });
export type Experts = z.infer<typeof Experts>;

/** `DELETE …/experts/{expertId}`: `erase` takes the name off what they signed as well. */
export const RemoveExpertQuery = z.object({ names: z.enum(['keep', 'erase']).default('keep') });
export type RemoveExpertQuery = z.infer<typeof RemoveExpertQuery>;

/** An expert on the company's profile. */
export const PublicExpert = Expert.pick({
  id: true,
  name: true,
  title: true,
  biography: true,
  languages: true,
  photo: true,
}).meta({ id: 'PublicExpert' });
export type PublicExpert = z.infer<typeof PublicExpert>;

/** Who signed an answer or a note. Readers choose among the languages of the title. */
export const ExpertSignature = z
  .object({
    name: z.string().nullable().meta({ description: 'Null once it has been erased' }),
    title: WordsByLanguage(EXPERT_TITLE_MAX),
    photo: PictureUrls.nullable(),
  })
  .meta({ id: 'ExpertSignature' });
export type ExpertSignature = z.infer<typeof ExpertSignature>;

/** `PUT …/reviews/{reviewId}/note`. */
export const WriteExpertNote = z
  .object({
    expertId: Id,
    body: z.string().trim().min(10).max(EXPERT_NOTE_MAX),
    language: Locale.meta({ description: 'Of the note' }),
  })
  .meta({ id: 'WriteExpertNote' });
export type WriteExpertNote = z.infer<typeof WriteExpertNote>;

/** An expert's note under a review, apart from the company's answer. It changes neither grade nor order. */
export const ExpertNote = z
  .object({
    body: z.string(),
    language: Locale,
    publishedAt: Instant,
    edited: z.boolean(),
    expert: ExpertSignature,
  })
  .meta({ id: 'ExpertNote' });
export type ExpertNote = z.infer<typeof ExpertNote>;
