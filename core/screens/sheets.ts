import type { PageName } from './types.ts'

/** Pages that are sheets over another page, whose route has a place for them. */
export const sheetPages: ReadonlySet<PageName> = new Set(['confirm', 'completed'])
