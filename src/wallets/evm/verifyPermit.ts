import type { PermitTerms } from '#chains/evm/order/permit.ts'
import { type AssetId, isNative, parseAssetId } from '#core/asset/assetId.ts'
import type { Step } from '#core/wire/order.ts'
import type { Expectation } from '../contract.ts'
import { require, same } from './mismatch.ts'
import type { EvmStep } from './verifyStep.ts'
import { agreedOpenBy } from './verifyTimes.ts'

type Hex = `0x${string}`

/**
 * Typed data of a permit step that matches the agreed terms: the exact amount, for the pinned contract, no longer than
 * the offer. `open` is the step that uses it. @throws AppError `wallet_mismatch`
 */
export function verifyPermit(step: Step, open: EvmStep, expected: Expectation): PermitTerms {
  require(step.kind === 'evm_typed_data', 'the kind of step')
  const { permit } = step
  const from = expected.quote.from_asset as AssetId
  const { chain, token } = parseAssetId(from)
  require(step.chain_id === chain, 'the network')
  require(!isNative(from) && same(permit.token, token), 'the token')
  require(same(permit.owner, expected.depositor), 'the depositor')
  require(same(permit.spender, expected.settlementAddress), 'the spender')
  require(permit.amount === expected.quote.send_amount, 'the permitted amount')
  require(permit.deadline === agreedOpenBy(expected) &&
    permit.deadline === open.offer?.order.openBy, 'the end of the permit')
  return {
    chainId: chain,
    token: token as Hex,
    name: permit.name,
    version: permit.version,
    owner: expected.depositor as Hex,
    spender: expected.settlementAddress as Hex,
    amount: BigInt(permit.amount),
    nonce: BigInt(permit.nonce),
    deadline: permit.deadline,
  }
}
