import { useQuery } from '@tanstack/react-query';
import { useApi, usePanel } from '../panel-context.tsx';
import { PANEL_PATHS } from '../paths.ts';
import type { Command } from './commands.ts';
import { paletteApi } from './palette-api.ts';

const LEAST = 2;
const LABEL_MAX = 80;
const short = (text: string): string => (text.length > LABEL_MAX ? `${text.slice(0, LABEL_MAX).trimEnd()}…` : text);

export interface Found {
  reviews: Command[];
  products: Command[];
  orders: Command[];
  searching: boolean;
  failed: boolean;
}

/** Rows of the company that match these words, from the server. */
export function useFound(words: string): Found {
  const { company } = usePanel();
  const api = useApi(paletteApi);
  const options = { enabled: words.length >= LEAST, staleTime: 30_000 };
  const reviews = useQuery({
    ...options,
    queryKey: ['palette', 'reviews', company.id, words],
    queryFn: ({ signal }) => api.reviews(words, signal),
  });
  const products = useQuery({
    ...options,
    queryKey: ['palette', 'products', company.id, words],
    queryFn: ({ signal }) => api.products(words, signal),
  });
  const orders = useQuery({
    ...options,
    queryKey: ['palette', 'orders', company.id, words],
    queryFn: ({ signal }) => api.orders(words, signal),
  });
  const all = [reviews, products, orders];
  return {
    reviews: (reviews.data?.items ?? []).map(({ id, authorName, body }) => ({
      to: `${PANEL_PATHS.reviews}?review=${id}`,
      label: short(`${authorName}: ${body}`),
      icon: 'star',
    })),
    products: (products.data?.items ?? []).map(({ id, name }) => ({
      to: `${PANEL_PATHS.reviews}?productId=${id}`,
      label: short(name),
      icon: 'label',
    })),
    orders: (orders.data?.items ?? []).map(({ id, orderId, name, email }) => ({
      to: `${PANEL_PATHS.invitations}?invitation=${id}`,
      label: short([orderId, name ?? email].filter(Boolean).join(', ')),
      icon: 'send',
    })),
    searching: all.some(({ isFetching }) => isFetching),
    failed: all.some(({ isError }) => isError),
  };
}
