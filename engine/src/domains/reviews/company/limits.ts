import { domainError } from '../../../kernel/errors.ts';

/** More than the maximum of something: templates, views, reviews of one bulk answer, exports at a time. */
export class TooMany extends domainError('too_many', 409) {}
