import type { PhotoUploads } from '../../photos/use-photos.ts';
import { DetailsStep } from './details-step.tsx';
import { GradeStep } from './grade-step.tsx';
import type { StepProps } from './grade-step.tsx';
import { NameStep } from './name-step.tsx';
import { ProductsStep } from './products-step.tsx';
import type { Step } from './steps.ts';
import { WordsStep } from './words-step.tsx';

/** Renders one step. */
export function StepView({
  step,
  photos,
  onChange,
  ...props
}: StepProps & { step: Step; photos: PhotoUploads; onChange(): void }) {
  switch (step) {
    case 'grade':
      return <GradeStep {...props} />;
    case 'words':
      return <WordsStep {...props} photos={photos} />;
    case 'products':
      return <ProductsStep {...props} />;
    case 'details':
      return <DetailsStep {...props} />;
    case 'name':
      return <NameStep {...props} photos={photos} onChange={onChange} />;
  }
}
