import { z } from 'zod';
import { openDraft, pruneDrafts } from './draft.ts';

const schema = z.object({ body: z.string() });
const token = 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789abcdefgh';
const other = `ZZ${token.slice(2)}`;
const day = 24 * 60 * 60 * 1000;

beforeEach(() => localStorage.clear());

describe('a draft', () => {
  it('a draft is restored after the page was closed', () => {
    openDraft('review', token, schema).save({ body: 'Half a sent' });
    expect(openDraft('review', token, schema).load()).toEqual({ body: 'Half a sent' });
  });

  it('a draft belongs to one flow and one link', () => {
    openDraft('review', token, schema).save({ body: 'mine' });
    expect(openDraft('review', other, schema).load()).toBeNull();
    expect(openDraft('nps', token, schema).load()).toBeNull();
  });

  it('a cleared draft is gone', () => {
    const draft = openDraft('review', token, schema);
    draft.save({ body: 'sent' });
    draft.clear();
    expect(openDraft('review', token, schema).load()).toBeNull();
  });

  it('a draft’s key contains no usable token', () => {
    openDraft('review', token, schema).save({ body: 'text' });
    expect(JSON.stringify({ ...localStorage })).not.toContain(token);
  });

  it.each(['{', 'null', '7', '"x"', '{"value":{"body":7}}'])('a draft with %s reads as none', (text) => {
    localStorage.setItem(`draft:review:${token.slice(0, 22)}`, text);
    expect(openDraft('review', token, schema).load()).toBeNull();
  });

  it('a draft fails silently if storage is denied or full', () => {
    const full = {
      ...localStorage,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(() => openDraft('review', token, schema, full as unknown as Storage).save({ body: 'x' })).not.toThrow();
    const none = openDraft('review', token, schema, null);
    none.save({ body: 'x' });
    expect(none.load()).toBeNull();
    none.clear();
  });

  it('drafts are deleted when their link expires, and nothing else is', () => {
    openDraft('review', token, schema, localStorage, () => 0).save({ body: 'old' });
    openDraft('review', other, schema, localStorage, () => 100 * day).save({ body: 'new' });
    localStorage.setItem('theme', 'dark');
    pruneDrafts(localStorage, () => 200 * day);
    expect(openDraft('review', token, schema).load()).toBeNull();
    expect(openDraft('review', other, schema).load()).toEqual({ body: 'new' });
    expect(localStorage.getItem('theme')).toBe('dark');
  });
});
