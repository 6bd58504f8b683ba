import type { WriteSurvey } from '@app/contracts/surveys';
import { readData } from '../read-data.ts';

/** The surveys of the demo's merchant, a garden shop, and what its customers write in them. */
interface SurveyData {
  survey: WriteSurvey;
  nps: WriteSurvey;
  /** Answers to what could be better. */
  improvements: string[];
  /** Reasons for a score: of detractors, passives, promoters. */
  scoreReasons: Record<'low' | 'middle' | 'high', string[]>;
}

export const SURVEYS = readData<SurveyData>('surveys');
