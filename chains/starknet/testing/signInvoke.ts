import { transaction } from 'starknet'
import type { StarknetCall } from '../deposit.ts'
import type { TestAccount } from './accounts.ts'
import { hashOfInvoke } from './localRpc.ts'
import type { InvokeV3 } from './state.ts'

/** The calls as one transaction of version 3 that the account signed, built by the vendor's library. */
export function signInvoke(
  { address, sign }: TestAccount,
  calls: readonly StarknetCall[],
  { nonce, bounds }: { readonly nonce: string; readonly bounds: InvokeV3['resource_bounds'] },
): InvokeV3 {
  const named = calls.map((call) => ({
    contractAddress: call.contract_address,
    entrypoint: call.entry_point,
    calldata: call.calldata,
  }))
  const sent: Omit<InvokeV3, 'signature'> = {
    type: 'INVOKE',
    version: '0x3',
    sender_address: address,
    calldata: transaction.getExecuteCalldata(named, '1').map((felt) => `0x${BigInt(felt).toString(16)}`),
    nonce,
    tip: '0x0',
    paymaster_data: [],
    account_deployment_data: [],
    nonce_data_availability_mode: 'L1',
    fee_data_availability_mode: 'L1',
    resource_bounds: bounds,
  }
  return { ...sent, signature: sign(hashOfInvoke(sent)).split(',') }
}
