import { adminText } from '../words/admin-text.ts';

/** Name and label of a field; the label is under `fields.<words>`. */
export const nameAndLabel = <Name extends string>(
  name: Name,
  words: string = name,
): { name: Name; label: Record<string, string> } => ({
  name,
  label: adminText(`fields.${words}`),
});
