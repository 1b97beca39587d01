import type { Store } from '#store/contract.ts'

const SHOWN = 50

/** What operators did, newest first. */
export const logCommands: Readonly<Record<string, (deps: { readonly store: Store }) => Promise<string>>> = {
  list: async ({ store }) => {
    const rows = await store.adminLog.recent(SHOWN)
    return rows.map((row) => `${row.at.toISOString()}  ${row.actor}  ${row.action}  ${row.subject}  ${row.reason ?? ''}`.trimEnd()).join('\n') || 'Nothing was done yet.'
  },
}
