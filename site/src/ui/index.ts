/** The design system. Features import from here; styles stay inside. */
export { Alert, EmptyState, type AlertProps, type EmptyStateProps } from './feedback/alert.tsx';
export { Button, LinkButton, type ButtonProps, type LinkButtonProps } from './controls/button.tsx';
export { cx } from './cx.ts';
export { Field, FieldError, type FieldProps } from './controls/field.tsx';
export { GradeDisplay, type GradeDisplayProps } from './grades/grade-display.tsx';
export { GradeInput, type GradeInputProps } from './grades/grade-input.tsx';
export { Icon, type IconName } from './icons/icon.tsx';
export { Checkbox, Select, TextArea, TextInput, type TextAreaProps } from './controls/inputs.tsx';
export { Card, Container, Row, Stack, VisuallyHidden } from './layout.tsx';
export { Mark, type MarkProps } from './mark/mark.tsx';
export { ScaleEnds, ScaleRadio, type ScaleEndsProps } from './controls/scale.tsx';
export { Skeleton, Spinner } from './feedback/spinner.tsx';
export { GRADES, SYMBOLS, type GradeSymbol, type GradeValue } from './grades/symbols.tsx';
