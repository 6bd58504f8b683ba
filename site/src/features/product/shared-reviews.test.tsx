import { screen, within } from '@testing-library/react';
import type { SharedReviews as Shared } from '@app/contracts/sharing/review-shares';
import { aReview } from '../../../testing/companies.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { SharedReviews } from './shared-reviews.tsx';
