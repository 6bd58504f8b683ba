import { PANEL_PATHS } from '../paths.ts';

/** What the page shows: all questions, one of them, or one about a single product. */
export interface PollsView {
  question: string | null;
  product: string | null;
}

export function readPollsView(search: string): PollsView {
  const query = new URLSearchParams(search);
  return { question: query.get('question'), product: query.get('product') };
}

export function pathOfPolls({ question, product }: Partial<PollsView>): string {
  const query = new URLSearchParams();
  if (question) query.set('question', question);
  if (question && product) query.set('product', product);
  return PANEL_PATHS.productPolls + (query.size > 0 ? `?${query}` : '');
}
