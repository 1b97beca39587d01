import type { ConnectorInfo } from '#src/wallets/contract.ts'

/**
 * Preferred connect method of a wallet: here, pairing with its app, or its own browser. A wallet with none of them is asked all the same,
 * and its error explains what is missing.
 */
export function primaryMethod({ ways }: Pick<ConnectorInfo, 'ways'>): 'here' | 'pair' | 'browser' {
  const [best] = ways
  return best === 'pair' || best === 'browser' ? best : 'here'
}

/** The same wallet by its other connect methods. */
export const withoutWindow = (connector: ConnectorInfo): ConnectorInfo => ({
  ...connector,
  ways: connector.ways.filter((method) => method !== 'window'),
})
