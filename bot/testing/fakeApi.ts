import type { Api } from '../createApi.ts'

const nothing = { total: 0, checkIns: 0, bridges: 0, friends: 0, campaigns: 0, pool: 0, multiplier: 1 }

/** API for the bot's tests: empty unless overridden. */
export const fakeApi = (change: Partial<Api> = {}): Api => ({
  policy: async () => ({ web: {}, telegram: {} }),
  points: async () => nothing,
  checkIn: async () => ({ doneToday: false, points: 1, week: '0000000' }),
  campaigns: async () => [],
  progress: async () => new Map(),
  inviteCode: async () => null,
  orders: async () => ({ list: [], next_cursor: null }),
  exportFile: async () => new TextEncoder().encode('\uFEFFyear\r\n2026\r\n'),
  payment: async () => [],
  status: async () => ({ as_of: '2026-03-01T12:00:00.000Z', networks: [], delayed: [], canaries: [], windows: [] }),
  ...change,
})
