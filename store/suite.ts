import { afterAll, beforeAll, describe } from 'vitest'
import type { Store } from './contract.ts'
import { accountCases } from './accounts/suite.ts'
import { airdropCases } from './airdrops/suite.ts'
import { checkInCases } from './points/suite/checkIns.ts'
import { depositAddressCases } from './depositAddresses/suite.ts'
import { depositCases } from './deposits/suite/deposits.ts'
import { botUpdateCases } from './telegram/suite/botUpdates.ts'
import { campaignCases } from './campaigns/suite.ts'
import { claimCases } from './escrow/suite/claims.ts'
import { disbursementCases } from './disbursements/suite.ts'
import { incidentCases } from './operations/suite/incidents.ts'
import { externalOrderCases } from './orders/suite/external.ts'
import { handoverCases } from './orders/suite/handovers.ts'
import { leaderboardCases } from './points/suite/leaderboard.ts'
import { noticeCases } from './notices/suite.ts'
import { orderRecordCases } from './orders/suite/records.ts'
import { openingCases } from './escrow/suite/openings.ts'
import { orderCases } from './orders/suite/orders.ts'
import { outcomeCases } from './orders/suite/outcomes.ts'
import { pointCases } from './points/suite/points.ts'
import { recordTogetherCases } from './deposits/suite/recordTogether.ts'
import { referralCases } from './referrals/suite.ts'
import { reminderCases } from './telegram/suite/reminders.ts'
import { requestCases } from './requests/suite.ts'
import { reservationCases } from './orders/suite/reservations.ts'
import { reviewCases } from './operations/suite/review.ts'
import { revocationCases } from './suite/revocations.ts'
import { slotCases } from './txSlots/suite.ts'
import { swapCases } from './swaps/suite.ts'
import { assuranceCases } from './assurance/suite.ts'
import { deploymentCases } from './deployments/suite.ts'
import { applicationCases } from './applications/suite.ts'
import { telegramCases } from './telegram/suite/telegram.ts'
import { transactionCases } from './suite/transactions.ts'
import { workCases } from './work/suite.ts'

const everyCase = [
  orderCases,
  externalOrderCases,
  orderRecordCases,
  outcomeCases,
  reservationCases,
  handoverCases,
  depositCases,
  depositAddressCases,
  recordTogetherCases,
  disbursementCases,
  slotCases,
  claimCases,
  openingCases,
  requestCases,
  workCases,
  incidentCases,
  assuranceCases,
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
  swapCases,
  deploymentCases,
  applicationCases,
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
