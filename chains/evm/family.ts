import { unitTable } from '#core/format/number.ts'
import { parseUnits } from '#core/money/units.ts'
import type { Family } from '../family.ts'
import { evmAddressRules } from './address.ts'

/** Enough gas for an approval and an opening, with a margin. */
const RESERVED_GAS = 400_000n
/** 0.002 of an 18-decimal coin, used when the node does not answer. */
const FALLBACK_RESERVE = parseUnits('2', unitTable.finney)

/** Plain JSON-RPC: a chain library would be too large for one number. */
async function gasReserve(ask: (method: string) => Promise<unknown>): Promise<bigint> {
  const price = await ask('eth_gasPrice')
  const known = typeof price === 'string' && /^0x[0-9a-f]+$/i.test(price)
  // Twice the current price, because it may rise before the wallet signs.
  return known ? BigInt(price) * 2n * RESERVED_GAS : FALLBACK_RESERVE
}

export const evm = {
  name: 'evm',
  addresses: evmAddressRules,
  settlement: 'proven',
  txRef: (text) => (/^0x[0-9a-fA-F]{64}$/.test(text) ? text.toLowerCase() : null),
  depositMemo: null,
  gasReserve,
  payoutKey: {
    variable: 'MAKER_EVM_KEY',
    networks: 'EVM networks',
    form: 'a private key: 0x and 64 hex digits',
    pattern: /^0x[0-9a-fA-F]{64}$/,
    requiredInProduction: true,
  },
} as const satisfies Family
