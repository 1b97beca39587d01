import { expect, it } from 'vitest'
import { type LogEntry, logged, matching } from './eventLog.ts'

const entry = (id: number, type: string, data?: unknown): LogEntry => ({ id, type, data, from: 'app', known: true })
const log = [entry(2, 'web_app_setup_main_button', { text: 'Connect Wallet' }), entry(1, 'web_app_ready')]

it.each([
  ['', [2, 1]],
  ['main', [2]],
  ['WALLET setup', [2]],
  ['ready', [1]],
  ['wallet ready', []],
])('“%s” finds %o', (filter, ids) => expect(matching(log, filter).map(({ id }) => id)).toEqual(ids))

it('lists the newest first, and has a size limit', () => {
  let long: readonly LogEntry[] = []
  for (let id = 0; id < 600; id++) long = logged(long, entry(id, 'x'))
  expect([long.length, long[0]?.id]).toEqual([500, 599])
})
