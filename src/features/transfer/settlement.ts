import { AppError } from '#core/errors.ts'
import type { Custody } from '#core/order/escrowOrder.ts'

interface SettlementRow {
  escrow: string | null
  depositAddress: string | null
}

/** Addresses by network, as the running service states them: used only by a build that was made without any. */
export type ConfiguredSettlement = () => Promise<readonly { chain_id: number; escrow: string | null; deposit_address: string | null }[]>

const files = import.meta.env.MODE === 'localnet' ? import.meta.glob('/config/local/settlement.json') : import.meta.glob('/config/settlement.json')

/**
 * Where deposits of a network may go: from the configuration that this build was made with, so that the answer of a server cannot
 * move it; a build without any takes the service's own settings, never those of the order that is being checked.
 * @throws AppError `settlement_unknown` when no address is known.
 */
export async function settlementAddress(chainId: number, custody: Custody, configured: ConfiguredSettlement): Promise<string> {
  const built = Object.values(files)
  for (const load of built) {
    const found = addressIn(await load(), chainId, custody)
    if (found) return found
  }
  if (built.length === 0) {
    const row = (await configured()).find(({ chain_id }) => chain_id === chainId)
    const found = custody === 'escrow' ? row?.escrow : row?.deposit_address
    if (found) return found
  }
  throw new AppError('settlement_unknown', 'This version of the app does not know where deposits on that network go, so it will not send any.', { status: 400 })
}

function addressIn(module: unknown, chainId: number, custody: Custody): string | null {
  const table = (module as { default?: Partial<Record<string, SettlementRow>> }).default ?? {}
  const row = table[String(chainId)]
  return (custody === 'escrow' ? row?.escrow : row?.depositAddress) ?? null
}
