import type { Store } from '#store/contract.ts'
import { changeText } from './changeText.ts'

const SHOWN = 50

/** What operators did, newest first. */
export const logCommands: Readonly<Record<string, (deps: { readonly store: Store }) => Promise<string>>> = {
  list: async ({ store }) => {
    const rows = await store.adminLog.recent(SHOWN)
    return rows.map((row) => [row.at.toISOString(), row.actor, row.action, row.subject, changeText(row), row.reason ?? ''].filter(Boolean).join('  ')).join('\n') || 'Nothing was done yet.'
  },
}
