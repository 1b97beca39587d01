import { withThousands } from '#core/format/number.ts'
import { inMarks } from './marks.ts'

/** Formats an integer, such as points or a rank, for the page's language. */
export const wholeText = (count: number): string => inMarks(withThousands(String(count)))
