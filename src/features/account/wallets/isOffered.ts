import type { ConnectorInfo } from '#src/wallets/contract.ts'

/** True when a wallet can be reached, or can be installed and external links are allowed. */
export const isOffered = ({ ways }: Pick<ConnectorInfo, 'ways'>, links: boolean): boolean =>
  ways.some((way) => way !== 'install' || links)
