import type { RequestHandler, Response } from 'express';
import { parsePageAddress } from '../addresses/page-address.ts';
import { readWidget } from './read-widget.ts';
import { framingOrigins } from './widget-frame.ts';

const FRAMING = 'framingOrigins';

/** Who may frame the page being sent; undefined: nobody. */
export const framingOf = (res: Response): readonly string[] | undefined =>
  res.locals[FRAMING] as readonly string[] | undefined;

/**
 * Lets a widget's domains frame the survey that the widget shows, and no other page: `?widget=` names the widget, and
 * the engine says which survey it is for. If the engine cannot say, nobody may.
 */
export function letWidgetsFrameSurveys(engineUrl: string): RequestHandler {
  return async (req, res, next) => {
    const { widget } = req.query;
    if (typeof widget === 'string' && parsePageAddress(req.originalUrl).match?.route.id === 'surveyAnonymous') {
      const data = await readWidget(engineUrl, widget).catch(() => null);
      if (data?.survey && URL.parse(data.survey.url, 'http://localhost')?.pathname === req.path)
        res.locals[FRAMING] = framingOrigins(data.domains);
    }
    next();
  };
}
