import type { Connector } from 'wagmi'
import type { EvmConfig } from './config.ts'
import { RELAY_MS, unreached } from './walletConnect.ts'
import { within } from './within.ts'

/** Maximum wait for an unreachable relay. */
export const FAREWELL_MS = 3000

/**
 * Disconnects a wallet, or drops it after a timeout. Not wagmi's `disconnect`, which captures the connection list
 * at the start and would restore it when the disconnect finishes.
 */
export async function sayGoodbye({ relay }: EvmConfig, connector: Connector): Promise<void> {
  const farewell = connector.disconnect().catch(() => undefined)
  relay.farewells.set(connector, farewell)
  await within(FAREWELL_MS, farewell, () => connector.onDisconnect())
  connector.emitter.emit('disconnect')
}

/** A pending disconnect would end the next connection too. @throws AppError `relay_unreachable` when it takes too long */
export async function afterGoodbye({ relay }: EvmConfig, connector: Connector): Promise<void> {
  await within(RELAY_MS, relay.farewells.get(connector) ?? Promise.resolve(), unreached)
}
