import { concat, encodeFunctionData, type Hex, maxUint256, padHex, parseAbi, toHex } from 'viem'
import { wrappedEtherCode } from '#chains/evm/testing/dex.ts'
import { compile } from '#contracts/tools/compile.ts'
import { type SpokeDeposit, spokePoolOf, wrappedOf } from '../policy.ts'

const abi = parseAbi([
  'struct V3RelayData { bytes32 depositor; bytes32 recipient; bytes32 exclusiveRelayer; bytes32 inputToken; bytes32 outputToken; uint256 inputAmount; uint256 outputAmount; uint256 originChainId; uint256 depositId; uint32 fillDeadline; uint32 exclusivityDeadline; bytes message; }',
  'function fillRelay(V3RelayData relayData, uint256 repaymentChainId, bytes32 repaymentAddress)',
  'function refund(address token, address depositor, uint256 amount)',
  'function deposit() payable',
  'function approve(address spender, uint256 amount)',
])

interface Call {
  readonly to: Hex
  readonly data: Hex
  readonly value?: bigint
}

/** The pinned contracts of a network. @throws Error for a network without them */
const addressesOf = (chain: number): { pool: Hex; wrapped: Hex } => {
  const [pool, wrapped] = [spokePoolOf(chain), wrappedOf(chain)]
  if (pool === null || wrapped === null) throw new Error(`no pool of Across is pinned on network ${chain}`)
  return { pool: pool as Hex, wrapped: wrapped as Hex }
}

/** Puts a pool and wrapped ether at the pinned addresses of local networks, which stand in for the public ones. */
export async function installSpokePools(nodes: ReadonlyMap<number, string>): Promise<void> {
  const { bytecode } = compile({ source: 'src/test-tokens/SpokePool.sol', name: 'SpokePool', abi: 'spokePool' })
  for (const [chain, url] of nodes) {
    const { pool, wrapped } = addressesOf(chain)
    for (const [address, creation] of [
      [wrapped, wrappedEtherCode()],
      [pool, concat([bytecode, padHex(wrapped)])],
    ] as const) {
      const code = await rpc(url, 'eth_call', [{ data: creation }, 'latest'])
      await rpc(url, 'anvil_setCode', [address, code])
    }
    // The third field of wrapped ether is its number of decimals, which only its constructor sets.
    await rpc(url, 'anvil_setStorageAt', [wrapped, padHex(toHex(2)), padHex(toHex(18))])
  }
}

/** Calls by which a relayer gets wrapped ether and lets the pool of a network take it. */
export function relayerSetUp(chain: number, amount: bigint): readonly Call[] {
  const { pool, wrapped } = addressesOf(chain)
  return [
    { to: wrapped, data: encodeFunctionData({ abi, functionName: 'deposit' }), value: amount },
    { to: wrapped, data: encodeFunctionData({ abi, functionName: 'approve', args: [pool, maxUint256] }) },
  ]
}

/** The call that pays a deposit of another network. */
export function fillCall(from: number, depositId: bigint, deposit: SpokeDeposit): Call {
  const word = (address: string): Hex => padHex(address as Hex)
  const relayData = {
    ...deposit,
    depositor: word(deposit.depositor),
    recipient: word(deposit.recipient),
    inputToken: word(deposit.inputToken),
    outputToken: word(deposit.outputToken),
    exclusiveRelayer: word('0x'),
    originChainId: BigInt(from),
    depositId,
    exclusivityDeadline: 0,
    message: '0x',
  } as const
  const args = [relayData, BigInt(deposit.toChain), word('0x')] as const
  return { to: addressesOf(deposit.toChain).pool, data: encodeFunctionData({ abi, functionName: 'fillRelay', args }) }
}

/** The call by which the pool returns a deposit, coins as their wrapped token. */
export const refundCall = (chain: number, { inputToken, depositor, inputAmount }: SpokeDeposit): Call => ({
  to: addressesOf(chain).pool,
  data: encodeFunctionData({ abi, functionName: 'refund', args: [inputToken as Hex, depositor as Hex, inputAmount] }),
})

async function rpc(url: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { result, error } = (await response.json()) as { result?: unknown; error?: { message: string } }
  if (error) throw new Error(`${method}: ${error.message}`)
  return result
}
