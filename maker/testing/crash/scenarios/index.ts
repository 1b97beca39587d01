import { type MakerStep, makerSteps } from '../../../failpoints.ts'
import type { Scenario } from '../scenario.ts'
import { decisions } from './decisions.ts'
import { waitsForLowerFees } from './fees.ts'
import { openings } from './openings.ts'
import { plain } from './plain.ts'
import { rollbacks } from './rollbacks.ts'
import { slotTroubles } from './slots.ts'
import { svmNetwork } from '../../svmOrders.ts'
import { custodyScenarios } from './custody.ts'
import { bitcoinScenarios } from './bitcoin.ts'
import { starknetScenarios } from './starknet.ts'
import { tonScenarios } from './ton.ts'

/** Every scenario of an order between two EVM chains. Together they pass every failpoint except `custodySteps`. */
export const evmScenarios: readonly Scenario[] = [
  ...plain,
  ...slotTroubles,
  ...decisions,
  ...openings,
  ...rollbacks,
  waitsForLowerFees,
]
/** Scenarios over a chain without an escrow. */
export const svmScenarios = custodyScenarios(svmNetwork)
export { bitcoinScenarios, starknetScenarios, tonScenarios }
/** Passed only where the maker itself holds and refunds the deposit, or pays where transactions expire. */
export const custodySteps: readonly MakerStep[] = [
  'payout.give_back',
  'return.order',
  'return.cost',
  'return.balance',
  'return.hold',
  'follow.payment',
]
/** Only for a family whose deposits have addresses of their own, and whose tx slots are coins. */
export const coinSteps: readonly MakerStep[] = [
  'source.address',
  'follow.coin',
  'follow.child',
  'unpaid.coins',
  'unpaid.mempool',
]
/** Only for a family with an escrow, signed deposits, allowances, or nonces. */
const evmOnly =
  /^(approve|open|claim)\.|^attest\.(?!list$)|^follow\.(opening|filled|lost)$|^context\.meet$|^send\.slot$/
/**
 * The local SVM node neither reverts blocks nor fails a simulated transaction; `outcome.test.ts` covers payouts that
 * failed.
 */
const notOnThatNode: readonly MakerStep[] = ['follow.unmined', 'follow.failed']
/** Steps that no maker of an SVM chain reaches. */
export const notOnSvm: readonly MakerStep[] = [
  ...makerSteps.filter((step) => evmOnly.test(step)),
  ...coinSteps,
  ...notOnThatNode,
]
/** TON's blocks are final at once: a payout is never mined before it is final, and never reverted. */
const notWithFinalBlocks: readonly MakerStep[] = ['follow.mined', 'follow.unmined']
/** Steps that no maker of a TON chain reaches. */
export const notOnTon: readonly MakerStep[] = [
  ...makerSteps.filter((step) => evmOnly.test(step)),
  ...coinSteps,
  ...notWithFinalBlocks,
]
/**
 * Only while a source does not show a deposit, after the loss of a journal, or for a refund that has expired: any other
 * one is held before, by the order that its address names.
 */
const notInThatCase: readonly MakerStep[] = ['follow.child', 'unpaid.coins', 'unpaid.hold']
/** Steps that no maker of a Bitcoin-like chain reaches here. */
export const notOnBitcoin: readonly MakerStep[] = [...makerSteps.filter((step) => evmOnly.test(step)), ...notInThatCase]
/** Reviews, screening and refunds of escrowed orders, which are not of a family: the suites of others reach them. */
const notOfFamily: readonly MakerStep[] = [
  'unpaid.look',
  'unpaid.hold',
  'send.release',
  'follow.failed',
  'payout.hold',
  'payout.give_back',
  'wait.events',
  'wait.tell',
]
/** Steps that no maker of a Starknet chain reaches here. Its accounts have nonces, which a new database compares. */
export const notOnStarknet: readonly MakerStep[] = [
  ...makerSteps.filter((step) => evmOnly.test(step) && step !== 'context.meet'),
  ...coinSteps,
  ...notOfFamily,
]
