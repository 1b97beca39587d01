import { withThousands } from '#core/format/number.ts'
import { inMarks } from './marks.ts'

/** A whole number for reading, such as points or a rank, in the marks of the page's language. */
export const wholeText = (count: number): string => inMarks(withThousands(String(count)))
