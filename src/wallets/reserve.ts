import type { FamilyName } from '#core/chain/family.ts'
import { unitTable } from '#core/format/unitTable.ts'
import { parseUnits } from '#core/money/units.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { readUrls } from './reads.ts'

type Reserve = (chain: ChainRow, signal: AbortSignal) => Promise<bigint>

/** Enough gas for an approval and an opening, with a margin. */
const EVM_GAS = 400_000n
/** 0.002 of an 18-decimal coin, used when the node does not answer. */
const EVM_FALLBACK = parseUnits('2', unitTable.finney)
/** Rent-exempt minimum of the wallet itself plus a few signatures, in lamports. */
const SVM_RESERVE = 1_000_000n

const reserves: Partial<Record<FamilyName, Reserve>> = {
  evm: async (chain, signal) => {
    const price = await evmGasPrice(chain, signal)
    // Twice the current price, because it may rise before the wallet signs.
    return price === null ? EVM_FALLBACK : price * 2n * EVM_GAS
  },
  svm: () => Promise.resolve(SVM_RESERVE),
}

/** Native base units to reserve for network fees when the native coin is sent. */
export const gasReserve: Reserve = (chain, signal) => reserves[chain.family]?.(chain, signal) ?? Promise.resolve(0n)

/** Plain JSON-RPC: a chain library would be too large for one number. */
async function evmGasPrice(chain: ChainRow, signal: AbortSignal): Promise<bigint | null> {
  const url = readUrls(chain)[0]
  if (!url) return null
  try {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_gasPrice', params: [] })
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body, signal })
    const answer: unknown = await response.json()
    const result = typeof answer === 'object' && answer !== null && 'result' in answer ? answer.result : null
    return typeof result === 'string' && /^0x[0-9a-f]+$/i.test(result) ? BigInt(result) : null
  } catch {
    return null
  }
}
