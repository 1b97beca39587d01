import type { ConnectorInfo } from '#src/wallets/contract.ts'

/**
 * What choosing a wallet does: it is asked here, paired with in its app, or the page is opened in its browser. One that is none of these is
 * asked all the same and answers what is missing.
 */
export function wayOf({ ways }: Pick<ConnectorInfo, 'ways'>): 'here' | 'pair' | 'browser' {
  const [best] = ways
  return best === 'pair' || best === 'browser' ? best : 'here'
}
