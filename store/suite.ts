import { afterAll, beforeAll, describe } from 'vitest'
import type { Store } from './contract.ts'
import { accountCases } from './suite/accounts.ts'
import { airdropCases } from './suite/airdrops.ts'
import { checkInCases } from './suite/checkIns.ts'
import { depositCases } from './suite/deposits.ts'
import { botUpdateCases } from './suite/botUpdates.ts'
import { campaignCases } from './suite/campaigns.ts'
import { claimCases } from './suite/claims.ts'
import { disbursementCases } from './suite/disbursements.ts'
import { incidentCases } from './suite/incidents.ts'
import { handoverCases } from './suite/handovers.ts'
import { leaderboardCases } from './suite/leaderboard.ts'
import { noticeCases } from './suite/notices.ts'
import { orderRecordCases } from './suite/orderRecords.ts'
import { openingCases } from './suite/openings.ts'
import { orderCases } from './suite/orders.ts'
import { pointCases } from './suite/points.ts'
import { recordTogetherCases } from './suite/recordTogether.ts'
import { referralCases } from './suite/referrals.ts'
import { reminderCases } from './suite/reminders.ts'
import { requestCases } from './suite/requests.ts'
import { reservationCases } from './suite/reservations.ts'
import { reviewCases } from './suite/review.ts'
import { revocationCases } from './suite/revocations.ts'
import { slotCases } from './suite/slots.ts'
import { telegramCases } from './suite/telegram.ts'
import { transactionCases } from './suite/transactions.ts'
import { workCases } from './suite/work.ts'

const everyCase = [
  orderCases,
  orderRecordCases,
  reservationCases,
  handoverCases,
  depositCases,
  recordTogetherCases,
  disbursementCases,
  slotCases,
  claimCases,
  openingCases,
  requestCases,
  workCases,
  incidentCases,
  transactionCases,
  airdropCases,
  pointCases,
  checkInCases,
  campaignCases,
  referralCases,
  leaderboardCases,
  reviewCases,
  revocationCases,
  telegramCases,
  botUpdateCases,
  reminderCases,
  noticeCases,
  accountCases,
]

/** Contract of every back end. Cases share one database and use chains and addresses of their own. */
export function storeSuite(name: string, open: () => Promise<Store>): void {
  runCases(name, open, everyCase)
}

/** `storeSuite` without the transaction rules, for a store assembled from several connections. */
export function aggregateSuite(name: string, open: () => Promise<Store>): void {
  runCases(
    name,
    open,
    everyCase.filter((cases) => cases !== transactionCases),
  )
}

function runCases(name: string, open: () => Promise<Store>, all: readonly ((store: () => Store) => void)[]): void {
  describe(`store on ${name}`, () => {
    let store: Store | undefined
    beforeAll(async () => {
      store = await open()
    })
    afterAll(() => store?.close())
    const get = (): Store => {
      if (!store) throw new Error('the store did not open')
      return store
    }
    for (const cases of all) cases(get)
  })
}
