import type { CheckInRow } from '#store/contract/checkIns.ts'

export const CHECK_IN_RULE = 'check_in'

/** Names a check-in in the ledger; a day that was undone and taken again is another event. */
export const sourceOf = ({ wallet, day, attempt }: Pick<CheckInRow, 'wallet' | 'day' | 'attempt'>): string => `${wallet}:${day}:${attempt}`
