import type { StarknetCall } from '#chains/starknet/deposit.ts'
import { starknet } from '#chains/starknet/family.ts'
import { AppError } from '#core/errors.ts'
import type { Step } from '#core/wire/order.ts'
import type { Expectation } from '../contract.ts'
import { accountSwitched } from '../walletErrors.ts'
import type { Connection, Session } from './session.ts'

/** @throws AppError `wallet_mismatch` when the wallet has switched to another account, `wallet_wrong_network` */
function requireDepositor(session: Session, expected: Expectation, chainId: number): Connection {
  const connection = session.current()
  if (connection.account.address !== expected.depositor) throw accountSwitched()
  if (Number(connection.account.chainId) !== chainId)
    throw new AppError('wallet_wrong_network', 'Switch to Starknet’s main network in your wallet, then try again.', {
      status: 400,
      fix: { kind: 'switch_network', chain_id: chainId },
    })
  return connection
}

/** Checks the step and sends its calls to the wallet as one transaction (v3); resolves with its hash. */
export async function send(session: Session, step: Step, expected: Expectation): Promise<string> {
  const calls = expected.swap ? await providerCalls(step, expected) : await transferCalls(step, expected)
  const { wallet } = requireDepositor(session, expected, step.chain_id)
  const { transaction_hash } = await wallet.features['starknet:walletApi'].request({
    type: 'wallet_addInvokeTransaction',
    params: { calls },
  })
  const ref = starknet.txRef(transaction_hash)
  if (ref === null) throw new AppError('wallet_failed', 'Your wallet returned an unexpected response.', { status: 400 })
  return ref
}

/** A transfer, whose calls are built here. @throws AppError `wallet_mismatch` */
async function transferCalls(step: Step, expected: Expectation): Promise<StarknetCall[]> {
  const [{ verifyStep }, { depositCalls }] = await Promise.all([
    import('./verifyStep.ts'),
    import('#chains/starknet/deposit.ts'),
  ])
  const { transfer } = verifyStep(step, expected)
  return depositCalls({ ...transfer, amount: BigInt(transfer.amount) })
}

/** A provider's calls, which this build's policy has decoded. @throws AppError `wallet_mismatch`, `provider_unknown` */
async function providerCalls(step: Step, expected: Expectation): Promise<StarknetCall[]> {
  const { calls } = await (await import('../external.ts')).wholeStep('starknet_calls', step, expected)
  // Of a call, the wallet gets the fields that were checked and no other.
  return calls.map(({ contract_address, entry_point, calldata }) => ({ contract_address, entry_point, calldata }))
}
