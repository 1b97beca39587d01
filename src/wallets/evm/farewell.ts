import type { Connector } from 'wagmi'
import { RELAY_MS, unreached } from './walletConnect.ts'
import { within } from './within.ts'

/** A relay that cannot be reached is not waited for longer. */
export const FAREWELL_MS = 3000

const begun = new WeakMap<Connector, Promise<void>>()

/**
 * Ends a connection; a wallet that fails to say goodbye in time is left behind all the same. Not wagmi's action: that one keeps the list of
 * connections from when it began, and would put it back whenever the goodbye is over.
 */
export async function sayGoodbye(connector: Connector): Promise<void> {
  const farewell = connector.disconnect().catch(() => undefined)
  begun.set(connector, farewell)
  await within(FAREWELL_MS, farewell, () => connector.onDisconnect())
  connector.emitter.emit('disconnect')
}

/** A goodbye that is not over yet would end the next connection too. @throws AppError `relay_unreachable` when it takes too long */
export async function afterGoodbye(connector: Connector): Promise<void> {
  await within(RELAY_MS, begun.get(connector) ?? Promise.resolve(), unreached)
}
