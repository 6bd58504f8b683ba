/** The answer of `GET /api/v1/widgets/{id}`, as types: the schemas' library must not get into a bundle. */
export type { WidgetData, WidgetRating, WidgetReview } from '@app/contracts/widgets/data';
