/** The design system. Features import from here; styles stay inside. */
export { Alert, EmptyState, type AlertProps, type EmptyStateProps } from './alert.tsx';
export { Button, LinkButton, type ButtonProps, type LinkButtonProps } from './button.tsx';
export { cx } from './cx.ts';
export { Field, FieldError, type FieldProps } from './field.tsx';
export { GradeDisplay, type GradeDisplayProps } from './grade-display.tsx';
export { GradeInput, type GradeInputProps } from './grade-input.tsx';
export { Icon, type IconName } from './icon.tsx';
export { Checkbox, Select, TextArea, TextInput, type TextAreaProps } from './inputs.tsx';
export { Card, Container, Row, Stack, VisuallyHidden } from './layout.tsx';
export { ScaleEnds, ScaleRadio, type ScaleEndsProps } from './scale.tsx';
export { Skeleton, Spinner } from './spinner.tsx';
export { GRADES, SYMBOLS, type GradeSymbol, type GradeValue } from './symbols.tsx';
