import { withThousands } from '#core/format/number.ts'
import { inMarks } from './marks.ts'

/** Whole points for reading, in the marks of the page's language. */
export const pointsText = (points: number): string => inMarks(withThousands(String(points)))
