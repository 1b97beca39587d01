import { decodeFunctionResult, encodeFunctionData, parseAbi } from 'viem'
import type { NetworkNode } from '#chains/contract/node.ts'

/** Every OP Stack network has this contract, which knows what Ethereum takes for a transaction's bytes. */
const ORACLE = '0x420000000000000000000000000000000000000f'
const oracle = parseAbi(['function getL1FeeUpperBound(uint256 unsignedTxSize) view returns (uint256)'])
/** Size of a deposit's transaction, without its signature. */
const DEPOSIT_BYTES = 700n

/**
 * Reads what a network takes for the bytes of a transaction, a deposit's by default, in addition to its gas, in native base units. Networks that have no
 * such fee have no code at the oracle's address: their answer is empty.
 * @throws Error if the network has the fee and doesn't tell it
 */
export async function readDataFee(node: Pick<NetworkNode, 'callAll'>, bytes = DEPOSIT_BYTES): Promise<bigint> {
  if (!node.callAll) return 0n
  const data = encodeFunctionData({ abi: oracle, args: [bytes] })
  const [answer] = (await node.callAll([{ to: ORACLE, data }])).results
  if (!answer?.ok) throw new Error('the network doesn’t tell its fee for data')
  return answer.data === '0x' ? 0n : decodeFunctionResult({ abi: oracle, data: answer.data })
}
